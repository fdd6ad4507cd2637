/** What a food emoji means on a list when it stands for a word. */
export const FOOD_EMOJI: Readonly<Record<string, string>> = Object.fromEntries(
  `🥚 egg|🍳 egg|🥛 milk|🧀 cheese|🧈 butter|🍞 bread|🥖 baguette|🥐 croissant|🥯 bagel|🫓 flatbread|🥨 pretzel|🥞 pancake|🧇 waffle
  🥓 bacon|🥩 steak|🍗 chicken drumstick|🐔 chicken|🐓 chicken|🐄 beef|🐮 beef|🐖 pork|🐷 pork|🦃 turkey|🦆 duck|🐑 lamb
  🐟 fish|🐠 fish|🍣 salmon|🍤 shrimp|🦐 shrimp|🦀 crab|🦞 lobster|🦑 squid|🐙 octopus|🦪 oyster
  🍅 tomato|🥔 potato|🥕 carrot|🌽 corn|🧅 onion|🧄 garlic|🥦 broccoli|🥬 lettuce|🥒 cucumber|🫑 bell pepper|🌶 chili pepper|🍆 eggplant
  🥑 avocado|🍄 mushroom|🍠 sweet potato|🫛 pea|🫘 bean|🥜 peanut|🌰 chestnut|🫚 ginger|🫒 olive|🥗 mixed greens|🌿 basil|🎃 pumpkin
  🍎 apple|🍏 apple|🍐 pear|🍊 orange|🍋 lemon|🍌 banana|🍉 watermelon|🍇 grape|🍓 strawberry|🫐 blueberry|🍈 melon|🍒 cherry|🍑 peach
  🥭 mango|🍍 pineapple|🥥 coconut|🥝 kiwi|🍋‍🟩 lime|🍚 rice|🍙 rice|🍝 spaghetti|🍜 ramen noodle|🌮 taco shell|🌯 tortilla
  🧂 salt|🍯 honey|🍫 chocolate|🍪 cookie|🍦 ice cream|🍨 ice cream|🍩 doughnut|🍿 popcorn|🍟 french fry|🌭 hot dog|🍔 hamburger patty|🍕 pizza
  ☕ coffee|🍵 green tea|🫖 tea|🧃 apple juice|🥤 soda|🍷 red wine|🍺 beer|🍻 beer|🍾 champagne|🥂 champagne|🧊 ice|💧 water|🥫 canned tomato|🌾 flour|🥟 dumpling`
    .split(/[|\n]/)
    .map((row) => row.trim())
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)]),
)
