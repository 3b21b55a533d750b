#!/usr/bin/env bash
# Checks a LumiRoute report without any of our code: bash verify-report.sh bundle.json
# Needs bash, coreutils (sha256sum, base64, od), openssl 3 and jq. Exit code 0 if everything fits, 1 if not.
# Not recomputed here: people-minutes and coverage, which no box signs anyway.
set -euo pipefail
export LC_ALL=C
file=$1 work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "WRONG: $*"; exit 1; }
get() { jq -r "$1" "$file"; }
hex() { od -An -v -tx1 | tr -d ' \n'; }
bytes() { printf "$(sed 's/../\\x&/g' <<<"$1")"; }
hash() { sha256sum | cut -c1-64; }
jq -e '.format == "lumiroute-bundle-1"' "$file" >"$work/ok" 2>&1 || fail "not a report"

# verify ALGORITHM, public key (DER, hex), signature (r and s, hex), file with the message
verify() {
  bytes "$2" >"$work/key"
  if [ "$1" = Ed25519 ]; then
    bytes "$3" >"$work/sig"
    openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key" -rawin -in "$4" -sigfile "$work/sig" >"$work/out" 2>&1
  else
    local n der=''
    for n in "${3:0:64}" "${3:64:64}"; do # integers of DER have no leading zeros, and a zero before a high bit
      while [ "${n:0:2}" = 00 ] && [ ${#n} -gt 2 ]; do n=${n:2}; done
      case $n in [89a-f]*) n=00$n ;; esac
      der+=$(printf '02%02x%s' $((${#n} / 2)) "$n")
    done
    bytes "$(printf '30%02x%s' $((${#der} / 2)) "$der")" >"$work/sig"
    openssl dgst -sha256 -verify "$work/key" -keyform DER -signature "$work/sig" "$4" >"$work/out" 2>&1
  fi
}

# 1. Every part has its hash in the seal.
jq -cS 'del(.seal) as $all
  | [$all | keys[] | select(. != "records") | [.]] + [range($all.records | length) as $n | $all.records[$n] | keys[] | ["records", $n, .]]
  | .[] | . as $path | ($path | map(tostring) | join("/")), ($all | getpath($path))' "$file" |
  while read -r path && read -r value; do
    path=/$(jq -r . <<<"$path")
    echo "$path $(printf %s "$value" | hash)"
  done | sort >"$work/parts"
get '.seal.parts | to_entries[] | "\(.key) \(.value)"' | sort | diff "$work/parts" - >"$work/diff" || fail "seal: $(head -2 "$work/diff" | tail -1)"

# 2. The log's key signed the seal and the checkpoint.
origin=$(get '.log.origin // ""')
if [ -n "$origin" ]; then
  key=$(get .log.key) && name=${key%%+*} id=${key#*+} # name+id+base64, which may contain + too
  raw=$(base64 -d <<<"${id#*+}" | hex) id=${id%%+*}
  [ "$name" = "$origin" ] && [ "${raw:0:2}" = 01 ] && [ "$( (printf '%s\n' "$name"; bytes "$raw") | hash | cut -c1-8)" = "$id" ] || fail "key of the log"
  for note in .seal.note .log.checkpoint; do
    jq -j "$note // \"\"" "$file" >"$work/note"
    sed '/^$/,$d' "$work/note" >"$work/text"
    sig=$(sed '1,/^$/d' "$work/note" | sed -n "s|^— $origin ||p" | head -1 | base64 -d | hex)
    [ "${sig:0:8}" = "$id" ] && verify Ed25519 "302a300506032b6570032100${raw:2}" "${sig:8}" "$work/text" || fail "signature of $note"
    [ $note = .log.checkpoint ] || [ "$(cat "$work/text")" = "$origin/report"$'\n'"$(jq -cjS .seal.parts "$file" | hash)" ] || fail "text of the seal"
  done
  { read -r line; read -r size; read -r root; } <"$work/text"
  [ "$line" = "$origin" ] && root=$(base64 -d <<<"$root" | hex) || fail "checkpoint"
fi

# 3. Every leaf is in the tree of the checkpoint (RFC 9162, 2.1.3.2).
get '.log.leaves // [] | .[] | "\(.index) \(.proof | join(",")) \(.line)"' >"$work/leaves"
while read -r index proof leaf; do
  if [[ $proof == *-1\|* ]]; then leaf=$proof proof=''; fi # a tree of one leaf has no proof
  n=$index last=$((size - 1)) now=$( (printf '\0'; printf %s "$leaf") | hash)
  for other in ${proof//,/ }; do
    [ $last -gt 0 ] || fail "proof of leaf $index"
    if ((n % 2 == 1 || n == last)); then
      now=$(bytes "01$other$now" | hash)
      while ((n % 2 == 0 && n != 0)); do n=$((n / 2)) last=$((last / 2)); done
    else now=$(bytes "01$now$other" | hash); fi
    n=$((n / 2)) last=$((last / 2))
  done
  [ $last = 0 ] && [ "$now" = "$root" ] || fail "proof of leaf $index"
  echo "$leaf" >>"$work/logged"
done <"$work/leaves"

# 4. Every chain leads to its signed heads, and the log has its key and no other heads.
touch "$work/logged" "$work/known"
declare -A seen
get '.materials[] | "\(.id) \(.sha256) \(.durationMs) \(.since // "0")"' >"$work/materials"
count() { # count LINE SIGNED: adds a play to the file of its record if it counts
  IFS='|' read -r _ play material sha start _ planned played _ <<<"$1"
  [ -z "${seen[$play]:-}" ] || fail "play $play counts twice"
  seen[$play]=1
  local id hash ms since
  while read -r id hash ms since; do
    [ "$id $hash" = "$material $sha" ] && ((ms - planned <= 500 && planned - ms <= 500 && played - planned <= 500 && planned - played <= 500)) &&
      [[ ! $since > $start ]] && echo "$2|$1" >>"$work/counted-$r" && break
  done <"$work/materials" || true
}
for r in $(get '.records | keys[]'); do
  touch "$work/counted-$r"
  record=$(get ".records[$r].id")
  for c in $(get ".records[$r].chains | keys[]"); do
    at=".records[$r].chains[$c]" place="record $record, chain $c"
    read -r print algorithm key of <<<"$(get "$at | \"\\(.fingerprint) \\(.algorithm) \\(.publicKey) \\(.recordId)\"")"
    der=$(base64 -d <<<"$key" | hex)
    [ "$(bytes "$der" | hash)" = "$print" ] && [ "$of" = "$record" ] || fail "key of $place"
    case "$algorithm $der" in "Ed25519 302a300506032b6570"* | "P-256 3059301306072a8648ce3d0201"*) ;; *) fail "key of $place" ;; esac
    now=$(printf 'lumiroute-chain-1 %s %s' "$print" "$record" | hash)
    hashes=("$now") signed=() rows=('')
    while IFS= read -r row; do
      rows+=("$row")
      case $row in gone\ *) read -r _ seq now <<<"$row" && [ "$seq" = ${#hashes[@]} ] || fail "tombstone of $place" ;; *) now=$(printf '%s %s' "$now" "$row" | hash) ;; esac
      hashes+=("$now")
    done < <(get "$at.rows[] | if type == \"string\" then . else \"gone \\(.seq) \\(.hash)\" end")
    salted=$(printf '%s %s' "$(get ".log.salts.records[\"$record\"] // \"\"")" "$record" | hash)
    while read -r seq head signature; do
      [ "${hashes[$seq]:-}" = "$head" ] || fail "rows up to $seq of $place"
      printf 'lumiroute-head-1 %s %s %s %s' "$print" "$record" "$seq" "$head" >"$work/text"
      verify "$algorithm" "$der" "$(base64 -d <<<"$signature" | hex)" "$work/text" || fail "signature at $seq of $place"
      signed[seq]=1
      echo "head-1|$print|$salted|$seq|$head|$signature" >>"$work/known"
    done < <(get "$at.heads[] | \"\\(.seq) \\(.hash) \\(.signature)\"")
    device=$(printf '%s' "$(get ".log.salts.devices[\"$print\"] // {} | \"\\(.salt) \\(.id)\"")" | hash)
    echo "key-1|$print|$algorithm|$key|$device" >>"$work/known"
    ! grep -qF "head-1|$print|$salted|" "$work/logged" || grep -qxF "key-1|$print|$algorithm|$key|$device" "$work/logged" || fail "key of $place is not in the log"
    is=0 # a head fixes the rows before it, back to the last tombstone
    for ((seq = ${#rows[@]} - 1; seq > 0; seq--)); do
      [ -z "${signed[seq]:-}" ] || is=1
      case ${rows[seq]} in gone\ *) is=0 ;; play\|*) count "${rows[seq]}" $is ;; esac
    done
  done
  while IFS= read -r row; do count "$row" 0; done < <(get ".records[$r].unsigned[]")
done
grep -vxFf "$work/known" "$work/logged" >"$work/strange" && fail "leaf of something else: $(head -1 "$work/strange")"

# 5. The plays of the report are the counted ones.
plays=$(cat "$work"/counted-* | wc -l) signed=$(cat "$work"/counted-* | grep -c '^1|' || true)
[ "$plays $signed" = "$(get '.figures.total | "\(.deliveredPlays) \(.signedPlays)"')" ] || fail "figures: $plays plays, $signed signed"
for n in $(get '.figures.items | keys[]'); do
  read -r material plays seconds <<<"$(get ".figures.items[$n] | \"\\(.materialId) \\(.plays) \\(.seconds)\"")"
  [ "$(cat "$work"/counted-* | awk -F'|' -v m="$material" '$4 == m { n++; ms += $9 } END { print n + 0, int(ms / 1000) }')" = "$plays $seconds" ] || fail "figures of material $material"
done
echo "RIGHT: $(get '.figures.total | "\(.deliveredPlays) plays, \(.signedPlays) of them signed"')"
