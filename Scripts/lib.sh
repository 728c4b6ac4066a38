# Functions for the other scripts. Sourced, not executed; compatible with bash 3.2 (macOS).

# Prints an error with its fix and exits with 2.
refuse() {
  printf 'error: %s\n' "$1" >&2
  exit 2
}

# Where compilers look for headers.
header_prefixes=(/usr /usr/local /opt/homebrew /home/linuxbrew/.linuxbrew)

has_libgit2() {
  local prefix
  for prefix in "${header_prefixes[@]}"; do
    [[ -e $prefix/include/git2.h ]] && return 0
  done
  return 1
}

# Runs a command as root: directly, or through a sudo that asks for no password.
as_root() {
  if [[ $EUID -eq 0 ]]; then "$@"; else sudo -n "$@"; fi
}

may_be_root() {
  [[ $EUID -eq 0 ]] || { command -v sudo && sudo -n true; } >/dev/null 2>&1
}

apt_lists_are_empty() {
  [[ -z $(find /var/lib/apt/lists -name '*_Packages*' -print -quit 2>/dev/null) ]]
}

install_with_apt() {
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -qq)
  may_be_root || refuse "libgit2's headers are missing; install them with: sudo apt-get update && sudo apt-get install libgit2-dev"
  echo "east: installing libgit2-dev with apt-get" >&2
  if apt_lists_are_empty; then as_root "${apt[@]}" update >&2 || true; fi
  # An outdated package list names files that no longer exist: try again with a new list.
  as_root "${apt[@]}" install --yes --no-install-recommends libgit2-dev >&2 ||
    { as_root "${apt[@]}" update >&2 && as_root "${apt[@]}" install --yes --no-install-recommends libgit2-dev >&2; } ||
    refuse "libgit2-dev could not be installed; try: sudo apt-get update && sudo apt-get install libgit2-dev"
}

install_with_brew() {
  echo "east: installing libgit2 with brew" >&2
  brew install --quiet libgit2 >&2 || refuse "libgit2 could not be installed; try: brew install libgit2"
}

require_libgit2() {
  has_libgit2 && return
  if command -v apt-get >/dev/null; then
    install_with_apt
  elif command -v brew >/dev/null; then
    install_with_brew
  else
    refuse "libgit2's headers are missing; install them with: dnf install libgit2-devel, apk add libgit2-dev, pacman -S libgit2 or brew install libgit2"
  fi
  has_libgit2 || refuse "libgit2 was installed, but git2.h is not where compilers look (/usr/include, /usr/local/include)"
}

require_swift() {
  local version
  command -v swift >/dev/null || refuse "swift is not on the PATH; install Swift 6.3 or later: https://www.swift.org/install"
  version=$(swift --version 2>/dev/null) || refuse "'swift --version' failed; install Swift 6.3 or later: https://www.swift.org/install"
  if [[ ! $version =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] ||
    ((BASH_REMATCH[1] * 1000 + BASH_REMATCH[2] < 6003)); then
    refuse "Swift 6.3 or later is needed, this is: ${version%%$'\n'*}; see https://www.swift.org/install"
  fi
}

# Prints the SHA-256 checksum of a file.
checksum() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}
