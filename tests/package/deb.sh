#!/bin/sh
# Packs a build as a Debian package, installs that into a root of its own, runs the game there, and
# removes it again.
#
#     deb.sh BUILD [BINDIR]
#
# BINDIR is where the game must be below /usr; without it, bin.
set -eu
build=$1
bindir=${2:-bin}
for tool in dpkg dpkg-deb dpkg-shlibdeps file; do
  command -v $tool >/dev/null || exit 77
done
if [ "$(id -u)" -ne 0 ]; then
  # dpkg wants to own what it installs.
  command -v fakeroot >/dev/null || exit 77
  [ -n "${FAKEROOTKEY-}" ] || exec fakeroot sh "$0" "$@"
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

wrong() {
  echo "WRONG: $*"
  exit 1
}

umask 077
cpack -G DEB --config "$build/CPackConfig.cmake" -B "$scratch" >"$scratch/said" 2>&1 || {
  cat "$scratch/said"
  exit 1
}
package=$(echo "$scratch"/tebweez_*.deb)
dpkg-deb --info "$package"

# It depends on the libraries that the game is linked with, and what it names is known here.
depends=$(dpkg-deb --field "$package" Depends)
for library in libc6 libstdc++6 libncursesw6; do
  case $depends in *"$library "*) ;; *) wrong "no $library among: $depends" ;; esac
done
for name in $(echo "$depends" | sed 's/([^)]*)//g; s/,/ /g'); do
  dpkg-query -W "$name" >/dev/null || wrong "$name is not installed here"
done

root=$scratch/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates"
: >"$root/var/lib/dpkg/status"
run_dpkg() {
  dpkg --root="$root" --force-depends --force-script-chrootless --log=/dev/null "$@" \
    >"$scratch/said" 2>&1 || {
    cat "$scratch/said"
    wrong "dpkg $*"
  }
}
run_dpkg --install "$package"
"$root/usr/$bindir/tebweez" --version
printf 'tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep\nf\n' |
  "$root/usr/$bindir/tebweez" play --plain --variant ghashim --no-log >/dev/null
for file in man/man6/tebweez.6.gz man/man5/tebweez.5.gz doc/tebweez/copyright \
  doc/tebweez/changelog.gz bash-completion/completions/tebweez \
  zsh/vendor-completions/_tebweez fish/vendor_completions.d/tebweez.fish \
  applications/tebweez.desktop icons/hicolor/scalable/apps/tebweez.svg; do
  [ -s "$root/usr/share/$file" ] || wrong "$file is missing"
done
if [ -n "$(find "$root/usr" ! -perm -o=r)" ]; then wrong "only their owner may read these"; fi
if [ -n "$(find "$root/usr" -perm /022 ! -type l)" ]; then wrong "others may write here"; fi

run_dpkg --purge tebweez
left=$(find "$root" -mindepth 1 ! -path "$root/var*")
[ -z "$left" ] || wrong "left behind: $left"
echo "installed, run and removed"
