#!/bin/sh
# Puts a release in the place of the one that runs, and keeps that one for going back:
#   upgrade.sh izz-1.0.0-20270104T080000Z.tar.gz     its .sha256 lies beside it
#   upgrade.sh --back                                the release before this one
# The processes are restarted one after the other, each when the one before it can do its work. One that does not start
# brings the release before back.
set -eu

root=${IZZ_ROOT:-/srv/izz}
# Restarts the process at a port and waits until it can do its work; another command may stand in for systemd.
restart=${IZZ_RESTART:-systemctl_restart}
ports=${IZZ_PORTS:-$(systemctl list-units --plain --no-legend 'izz@*' | sed -n 's/^izz@\([0-9]*\)\.service.*/\1/p')}

systemctl_restart() {
  systemctl restart "izz@$1"
}

# A link cannot be changed, but one that is ready can take the place of another in one step.
link() {
  ln -sfn "$2" "$root/.$1.new"
  mv -T "$root/.$1.new" "$root/$1"
}

restart_all() {
  for port in $ports; do
    $restart "$port" || return 1
  done
}

switch_to() {
  before=$(readlink "$root/current" || true)
  link current "$1"
  if restart_all; then
    [ -z "$before" ] || [ "$before" = "$1" ] || link previous "$before"
    return 0
  fi
  [ -n "$before" ] || return 1
  echo "$1 does not start: back to $before." >&2
  link current "$before"
  restart_all
  return 1
}

if [ "${1:-}" = --back ]; then
  [ -e "$root/previous" ] || { echo "There is no release to go back to." >&2; exit 1; }
  switch_to "$(readlink "$root/previous")"
  echo "Back at $(readlink "$root/current")."
  exit
fi

tarball=${1:?Say which release: upgrade.sh izz-….tar.gz}
name=$(basename "$tarball" .tar.gz)
case "$name" in izz-*) ;; *) echo "$tarball is no release of this site." >&2; exit 1 ;; esac
(cd "$(dirname "$tarball")" && sha256sum --check --quiet "$name.tar.gz.sha256")

mkdir -p "$root/releases"
if [ ! -e "$root/releases/$name" ]; then
  part=$root/releases/.$name.part
  rm -rf "$part" && mkdir "$part"
  tar --extract --gzip --no-same-owner --strip-components=1 --file "$tarball" --directory "$part"
  (cd "$part/build/dist" && find . -type f) > "$part/build/own-files"
  # Pages that people have open ask for the scripts of the release before; two months after it was replaced nobody has.
  if [ -d "$root/current/build/dist" ]; then
    [ ! -e "$root/current/build/own-files" ] || (cd "$root/current/build/dist" && xargs -d '\n' touch --no-create) < "$root/current/build/own-files"
    find "$root/current/build/dist" -type f -mtime -60 -exec cp --preserve=timestamps --no-clobber -t "$part/build/dist" {} +
  fi
  mv -T "$part" "$root/releases/$name"
fi

switch_to "releases/$name"
for old in "$root"/releases/izz-*; do
  kept="releases/$(basename "$old")"
  [ "$kept" = "$(readlink "$root/current")" ] || [ "$kept" = "$(readlink "$root/previous" || true)" ] || rm -rf "$old"
done
echo "Now at $name."
