const spellings = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f.0.0.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
]

for (const text of spellings) console.log(text.padEnd(30), new URL(text).hostname)
