from collections import Counter
from math import log2
from uuid import UUID

def entropy(text: str) -> float:
    """Shannon entropy of the characters in text, in bits per character."""
    total = len(text)
    return -sum(n / total * log2(n / total) for n in Counter(text).values())

samples = {
    "git commit id": "9fceb02d0ae598e95dc970b74767f19372d61af8",
    "uuid": str(UUID("6fa459ea-ee8a-3ca4-894e-db77e160355e")),
    "ten random characters": "qJ7xV2mKd9",
    "an English sentence": "the quick brown fox jumps over a lazy dog",
}
for name, text in samples.items():
    limit = log2(len(text))
    print(f"{name:22} {entropy(text):.2f} bits per character; its length allows {limit:.2f}")
