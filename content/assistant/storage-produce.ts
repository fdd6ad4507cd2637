import { storedFoods } from './storage.ts'

/** Seasonal fruit and vegetables, in the columns of storage.ts. */
export const produceStorage = storedFoods(`
apricot; 2–5 days when ripe; 8–12 months, halved; until ripe;
artichoke; 1–2 weeks; 8–12 months, hearts blanched; ; sprinkle with water and keep in a closed bag
arugula; 3–5 days; do not freeze; ; with a dry paper towel
swiss chard; 3–5 days; 8–12 months, blanched; ; wash it just before cooking
fava bean; 3–5 days in the pod; 8–12 months, shelled and blanched; ;
pea; 3–5 days in the pod; 8–12 months, shelled and blanched; ; they turn starchy by the day, so eat them soon
radish; 10–14 days; do not freeze; ; cut the leaves off, they draw water from the root
ramp; 3–5 days; 4–6 months, leaves as pesto; ; wrapped in a damp paper towel
rhubarb; 3–7 days; 8–12 months, in pieces; ; leaves off, wrapped
raspberry; 2–3 days; 8–12 months; ; wash them just before eating
blackberry; 2–3 days; 8–12 months; ; wash them just before eating
plum; 3–5 days when ripe; 8–12 months, halved; until ripe;
nectarine; 3–5 days when ripe; 8–12 months, sliced; until ripe;
okra; 2–3 days; 8–12 months, blanched; ; dry, in a paper bag
tomatillo; 1 week; 8–12 months; 1–2 days; husks on, in a paper bag
fig; 2–3 days; 8–12 months; ; in one layer, they bruise
cranberry; 3–4 weeks; 8–12 months; ; in their bag, straight into the freezer
beet; 1–2 weeks; 8–12 months, cooked; ; leaves off, 1 inch of stem on
brussels sprout; 3–5 days; 8–12 months, blanched; ; unwashed, in a bag
pumpkin; 3–5 days cut; 8–12 months, cooked and mashed; 2–3 months whole; cool and dry, not on stone
winter squash; 3–5 days cut; 8–12 months, cooked and mashed; 1–3 months whole; cool and dry, with its stem
quince; 2–3 weeks; 8–12 months, poached; 1 week;
pomegranate; 1–3 months whole, 3–5 days as seeds; 10–12 months as seeds; 2–5 days;
grapefruit; 2–3 weeks; 4 months (segments or juice); 1 week;
mandarin; 2–3 weeks; 4 months (segments); 1 week;
kiwi; 3–6 days when ripe; 4–6 months, sliced; until ripe; beside an apple they ripen faster
collard greens; 3–4 days; 8–12 months, blanched; ;
leek; 1–2 weeks; 8–12 months, sliced; ; unwashed, dark green tops trimmed
parsnip; 2–3 weeks; 8–12 months, blanched; ; in a closed bag
turnip; 2 weeks; 8–12 months, blanched; ; leaves off
rutabaga; 2–3 weeks; 8–12 months, blanched; 1 week;
celery root; 1 week; 8–12 months, blanched; ; leaves off
fennel; 1 week; 8–12 months, blanched; ; fronds cut off and kept apart
radicchio; 1 week; do not freeze; ;
`)
