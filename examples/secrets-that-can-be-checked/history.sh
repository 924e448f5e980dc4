set -euo pipefail
repo=$(mktemp -d)
cd "$repo"
git init --quiet
git config user.name Example
git config user.email dev@example.com

echo "KEY = 'exk_example'" > config.py
git add config.py && git commit --quiet -m "Add config"

echo "KEY = os.environ['KEY']" > config.py
git commit --quiet -am "Read the key from the environment"

echo "In the working tree:"
grep -c exk_ config.py || true

echo "In the history:"
git log --all --format=%s -S exk_example -- config.py

rm -rf "$repo"
