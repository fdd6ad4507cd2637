/** Liquids are measured by volume in every kitchen, so cups of them become milliliters, never grams. */
export const POURED: ReadonlySet<string> = new Set(
  `water|milk|buttermilk|cream|light cream|heavy cream|half-and-half|plant milk|coconut milk|evaporated milk|kefir|broth|oil|vinegar|soy sauce|fish sauce
  worcestershire sauce|hot sauce|lemon juice|lime juice|orange juice|grapefruit juice|tomato juice|clam juice|wine|beer|coffee|tea|soda|whiskey|rum|liqueur
  maple syrup|honey|corn syrup|molasses|agave nectar|simple syrup|pancake syrup|chocolate syrup|vanilla extract|coconut water|teriyaki sauce|oyster sauce|aquafaba`
    .split(/[|\n]/)
    .map((name) => name.trim()),
)
