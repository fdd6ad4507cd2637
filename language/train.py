"""
Trains the table of word vectors with which the assistant compares a question with its notes.

  python language/train.py --data language/data --out DIR [--hold K]

data/notes.json   [{title, text, questions}], data/texts.json other texts of the domain (language/texts.ts writes both)
data/model_quantized.onnx, tokenizer.json: the teacher, all-MiniLM-L6-v2 (see MODEL_CARD.md)

A text's vector is the sum of its tokens' rows, scaled to unit length. The rows start as the teacher's own vectors of single
tokens and learn (1) that two questions for the same note belong together, and to the note's text, (2) the teacher's similarities.
--hold K leaves every note's K-th question out, for measuring.
"""
import argparse, json, os, struct, time
import numpy as np, onnxruntime as ort, torch
import torch.nn.functional as F
from wordpiece import WordPiece, choose_vocabulary

p = argparse.ArgumentParser()
p.add_argument('--data', default='language/data'); p.add_argument('--out', default='content/assistant')
p.add_argument('--hold', type=int, default=-1); p.add_argument('--tokens', type=int, default=16000)
p.add_argument('--dims', type=int, default=256); p.add_argument('--steps', type=int, default=4000)
p.add_argument('--drop', type=float, default=0.15); p.add_argument('--temp', type=float, default=0.05)
p.add_argument('--cache', default='/tmp/teacher.npy')
a = p.parse_args()
torch.manual_seed(1); np.random.seed(1)
dev = 'cuda' if torch.cuda.is_available() else 'cpu'
notes = json.load(open(f'{a.data}/notes.json')); extra = json.load(open(f'{a.data}/texts.json'))
tokenizer = json.load(open(f'{a.data}/tokenizer.json'))['model']['vocab']
teacher_pieces = WordPiece(tokenizer)

questions, owner, held = [], [], []
for n, note in enumerate(notes):
    for k, q in enumerate(note['questions']):
        if a.hold >= 0 and k == a.hold % max(1, len(note['questions'])) and len(note['questions']) > 2: held.append((q, n))
        else: questions.append(q); owner.append(n)
texts = [f"{n['title']}. {n['text']}" for n in notes]
everything = questions + texts + extra
vocabulary = choose_vocabulary(tokenizer, everything, a.tokens)
pieces = WordPiece({t: i for i, t in enumerate(vocabulary)})
V = len(vocabulary)

session = ort.InferenceSession(f'{a.data}/model_quantized.onnx', providers=['CPUExecutionProvider'])
CLS, SEP = tokenizer['[CLS]'], tokenizer['[SEP]']
def embed(lists):
    """Mean of the last layer over all tokens, unit length; sorted by length so that little is padded."""
    out = np.zeros((len(lists), 384), np.float32)
    order = sorted(range(len(lists)), key=lambda i: len(lists[i]))
    for at in range(0, len(order), 256):
        rows = order[at:at + 256]
        ids = [[CLS, *lists[i][:126], SEP] for i in rows]
        width = max(map(len, ids))
        x = np.zeros((len(ids), width), np.int64); m = np.zeros_like(x)
        for r, one in enumerate(ids): x[r, :len(one)] = one; m[r, :len(one)] = 1
        hidden = session.run(None, {'input_ids': x, 'attention_mask': m, 'token_type_ids': np.zeros_like(x)})[0]
        mean = (hidden * m[..., None]).sum(1) / m.sum(1, keepdims=True)
        out[rows] = mean / np.linalg.norm(mean, axis=1, keepdims=True)
    return out

start = time.time()
all_questions = [q for n in notes for q in n['questions']]
if os.path.exists(a.cache): known = dict(np.load(a.cache, allow_pickle=True).item())
else:
    uniq = list(dict.fromkeys(all_questions + texts + extra))
    known = dict(zip(uniq, embed([teacher_pieces.ids(t) for t in uniq])))
    known['__tokens__'] = embed([[tokenizer[t]] for t in vocabulary])
    np.save(a.cache, known)
print(f'teacher: {len(known)} texts in {time.time() - start:.0f} s', flush=True)
single = known['__tokens__']
if len(single) != V: single = embed([[tokenizer[t]] for t in vocabulary])

center = single.mean(0)
_, _, axes = np.linalg.svd(single - center, full_matrices=False)
rows = (single - center) @ axes[:a.dims].T
counts = np.ones(V)
for t in everything:
    for i in pieces.ids(t): counts[i] += 1
weight = 1e-3 / (1e-3 + counts / counts.sum())
table = torch.nn.Parameter(torch.tensor(rows * weight[:, None], dtype=torch.float32, device=dev))

def bag(ids):
    width = max(1, max(map(len, ids)))
    x = torch.full((len(ids), width), V, dtype=torch.long)
    for r, one in enumerate(ids): x[r, :len(one)] = torch.tensor(one[:width])
    return x.to(dev)
LONG = 128
Q = bag([pieces.ids(q)[:40] for q in questions]); T = bag([pieces.ids(t)[:LONG] for t in texts]); X = bag([pieces.ids(t)[:40] for t in extra])
TQ = torch.tensor(np.stack([known[q] for q in questions]), device=dev); TT = torch.tensor(np.stack([known[t] for t in texts]), device=dev)
TX = torch.tensor(np.stack([known[t] for t in extra]), device=dev)
of = torch.tensor(owner, device=dev)
size = torch.bincount(of, minlength=len(notes)); first = torch.cumsum(size, 0) - size
usable = torch.nonzero(size >= 2).flatten()

def vectors(x, drop=0.0):
    keep = (x < V).float()
    if drop: keep = keep * (torch.rand_like(keep) > drop).float()
    padded = torch.cat([table, torch.zeros(1, table.shape[1], device=dev)])
    return F.normalize((padded[x] * keep[..., None]).sum(1) + 1e-6, dim=-1)

def contrast(u, v, tu, tv, same):
    sims = u @ v.T / a.temp
    close = (tu @ tv.T > 0.8) & ~same
    return F.cross_entropy(sims.masked_fill(close, -1e4), torch.arange(len(u), device=dev))

optimizer = torch.optim.Adam([table], lr=3e-3)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 6e-3 if V else 0, total_steps=a.steps, pct_start=0.1)
BATCH = 1024
for step in range(a.steps):
    n = usable[torch.randperm(len(usable), device=dev)[:BATCH]]
    r = (torch.rand(len(n), device=dev) * size[n]).long()
    one = first[n] + r
    two = first[n] + (r + 1 + (torch.rand(len(n), device=dev) * (size[n] - 1)).long()) % size[n]
    eye = torch.eye(len(n), dtype=torch.bool, device=dev)
    u, v, w = vectors(Q[one], a.drop), vectors(Q[two], a.drop), vectors(T[n], a.drop)
    loss = contrast(u, v, TQ[one], TQ[two], eye) + 0.5 * contrast(u, w, TQ[one], TT[n], eye) + 0.25 * contrast(w, v, TT[n], TQ[two], eye)
    x = torch.randint(0, len(extra), (512,), device=dev)
    s, t = torch.cat([vectors(X[x], a.drop), u[:512]]), torch.cat([TX[x], TQ[one[:512]]])
    loss = loss + 20 * F.mse_loss(s @ s.T, t @ t.T)
    optimizer.zero_grad(); loss.backward(); optimizer.step(); schedule.step()
    if step % 500 == 0: print(step, f'{loss.item():.3f}', f'{time.time() - start:.0f} s', flush=True)

with torch.no_grad():
    full = table.detach()
    scale = full.abs().amax(1).clamp_min(1e-8) / 127
    small = torch.round(full / scale[:, None]).to(torch.int8)
    table.data = small.float() * scale[:, None]
    if held:
        H = bag([pieces.ids(q)[:40] for q, _ in held]); truth = torch.tensor([n for _, n in held], device=dev)
        best = torch.full((len(held), len(notes)), -1.0, device=dev)
        sims = vectors(H) @ vectors(Q).T
        best.scatter_reduce_(1, of.expand(len(held), -1), sims, 'amax')
        rank = (best > best.gather(1, truth[:, None])).sum(1)
        print('held out:', len(held), *[f'{(rank < k).float().mean().item() * 100:.1f} % at {k}' for k in (1, 3, 10)])
        # The teacher on the same.
        TH = torch.tensor(np.stack([known[q] for q, _ in held]), device=dev)
        best.fill_(-1); best.scatter_reduce_(1, of.expand(len(held), -1), TH @ TQ.T, 'amax')
        rank = (best > best.gather(1, truth[:, None])).sum(1)
        print('teacher: ', *[f'{(rank < k).float().mean().item() * 100:.1f} % at {k}' for k in (1, 3, 10)])
os.makedirs(a.out, exist_ok=True)
words = '\n'.join(vocabulary).encode()
with open(f'{a.out}/sous-words.bin', 'wb') as f:
    f.write(b'SWT1'); f.write(struct.pack('<III', V, a.dims, len(words))); f.write(words); f.write(b'\0' * (-len(words) % 4))
    f.write(scale.cpu().numpy().astype('<f4').tobytes()); f.write(small.cpu().numpy().tobytes())
print(os.path.getsize(f'{a.out}/sous-words.bin'), 'bytes', f'{time.time() - start:.0f} s')
