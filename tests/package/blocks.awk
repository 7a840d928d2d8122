# Makes one program of the ```cpp blocks of a document, in order: awk -v out=FILE -f blocks.awk DOCUMENT
# Its #include lines come first, everything else is the body of main, unless there is a main in it.
# Prints what the ```text blocks hold, which is what the program should print.
/^```/ {
  kind = substr($0, 4)
  next
}
kind == "cpp" && /^#include/ { includes = includes $0 "\n" }
kind == "cpp" && !/^#include/ { body = body $0 "\n" }
kind == "text" { print }
END {
  if (body ~ /int main\(\)/) printf "%s\n%s", includes, body > out
  else printf "%s\nint main() {\n%s}\n", includes, body > out
}
