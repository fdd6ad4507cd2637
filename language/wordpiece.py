"""The reading of a text into tokens; core/text/word-table.ts does exactly the same."""
import re, unicodedata
from collections import Counter

WORD = re.compile(r"[a-z0-9]+|[^\sa-z0-9]")

def plain(text):
    folded = unicodedata.normalize('NFD', text.lower().replace('’', "'"))
    return ''.join(c for c in folded if not unicodedata.combining(c))

class WordPiece:
    def __init__(self, vocabulary):
        self.vocabulary = vocabulary
        self.known = {}

    def of(self, word):
        """Greedy, longest piece first; a word with no such pieces is left out."""
        if word not in self.known:
            out, at = [], 0
            while at < len(word) and len(word) <= 40:
                end = len(word)
                while end > at and ('##' if at else '') + word[at:end] not in self.vocabulary: end -= 1
                if end == at: out = []; break
                out.append(self.vocabulary[('##' if at else '') + word[at:end]]); at = end
            self.known[word] = out
        return self.known[word]

    def ids(self, text):
        return [i for word in WORD.findall(plain(text)) for i in self.of(word)]

def choose_vocabulary(full, texts, size):
    """Single letters, then what our texts use, then the teacher's most frequent words."""
    usable = {t: i for t, i in full.items() if re.fullmatch(r"(##)?[a-z0-9]+|[.,?!'%/&+-]|°", t)}
    pieces = WordPiece(usable)
    back = {i: t for t, i in usable.items()}
    used = Counter(back[i] for text in texts for i in pieces.ids(text))
    base = [t for t in usable if len(t.replace('##', '')) == 1]
    ranked = [t for t, n in used.most_common() if n >= 2]
    rest = sorted(usable, key=usable.get)
    return list(dict.fromkeys([*base, *ranked, *rest]))[:size]
