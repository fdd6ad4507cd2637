import { describe, expect, it } from 'vitest'
import { cookmate } from './cookmate.ts'
import { cookMl } from './cookml.ts'
import { gourmet } from './gourmet.ts'
import { krecipes } from './krecipes.ts'
import { livingCookbook } from './living-cookbook.ts'
import { recipeMl } from './recipeml.ts'
import { isTaken, readSample } from './sample-reading.ts'

const PICTURE = 'QUJD'.repeat(40)
const textOf = async (photo: { load: () => Promise<Uint8Array | undefined> } | undefined) =>
  new TextDecoder().decode(await photo?.load())

const recipeMlFile = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "http://dtd.example/recipeml.dtd">
<recipeml version="0.5"><recipe>
<head><title>Flat bread</title>
<source><srcitem>Village oven</srcitem></source>
<categories><cat>Bread</cat></categories>
<yield><range><q1>6</q1><q2>8</q2></range><unit>pieces</unit></yield>
<preptime type="preparation"><time><qty>20</qty><timeunit>minutes</timeunit></time></preptime>
<preptime type="Cooking"><time><qty>10</qty><timeunit>minutes</timeunit></time></preptime>
<preptime type="Rising"><time><qty>1</qty><timeunit>hour</timeunit></time></preptime>
</head>
<ingredients>
<ing-div><title>Dough</title>
<ing><amt><qty>500</qty><unit>g</unit></amt><item>flour</item><prep>sifted</prep></ing>
<ing optional="yes"><amt><qty><range><q1>1</q1><q2>2</q2></range></qty><unit>tsp</unit></amt><item>salt</item>
<alt-ing><amt><qty>1</qty><unit>tbsp</unit></amt><item>soy sauce</item></alt-ing></ing>
</ing-div>
</ingredients>
<directions><step>Knead.</step><step>Bake &lt;hot&gt;.</step></directions>
</recipe></recipeml>`

describe('RecipeML', () => {
  it('reads every part, and keeps alternatives', async () => {
    expect(isTaken(recipeMl, recipeMlFile)).toBe(true)
    const { recipes } = await readSample(recipeMl, recipeMlFile)
    expect(recipes).toEqual([
      {
        title: 'Flat bread',
        description: '',
        servings: '6-8 pieces',
        prep: '20 minutes',
        cook: '10 minutes',
        rest: '1 hour',
        tags: ['Bread'],
        ingredients: ['Dough:', '500 g flour, sifted', '1-2 tsp salt, optional'],
        steps: ['Knead.', 'Bake <hot>.'],
        sourceName: 'Village oven',
        sourceUrl: null,
        notes: [],
        others: [{ label: 'Alternatives', text: 'Instead of 1-2 tsp salt, optional: 1 tbsp soy sauce' }],
      },
    ])
  })

  it('never expands entities of a DTD', async () => {
    const bomb = recipeMlFile
      .replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE recipeml [<!ENTITY a "boom"><!ENTITY b "&a;&a;&a;">]>')
      .replace('Knead.', 'Knead &b;.')
    const { recipes } = await readSample(recipeMl, bomb)
    expect(recipes[0]?.steps[0]).toBe('Knead &b;.')
  })
})

describe('Gourmet', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE gourmetDoc>
<gourmetDoc><recipe id="7"><title> Green curry </title><category>Main, Quick</category><cuisine>Thai</cuisine>
<source>Market stall</source><link>https://curry.example/green</link><rating>4/5 stars</rating>
<preptime>10 minutes</preptime><cooktime>20 minutes</cooktime><yields>3 bowls</yields>
<image format="jpeg"><![CDATA[${PICTURE}]]></image>
<ingredient-list><inggroup><groupname>Paste</groupname>
<ingredient><amount>2</amount><unit>tbsp</unit><item>curry paste</item><key>paste</key></ingredient></inggroup>
<ingredient optional="yes"><item>basil</item></ingredient>
<ingref amount="1" refid="9">Boiled rice</ingref></ingredient-list>
<instructions>Fry the &amp;lt;b&amp;gt;paste&amp;lt;/b&amp;gt;.

Serve.</instructions><modifications>Less salt next time.</modifications></recipe></gourmetDoc>`

  it('reads every part, with the picture', async () => {
    expect(isTaken(gourmet, file)).toBe(true)
    const [recipe] = (await readSample(gourmet, file)).recipes
    expect(recipe).toMatchObject({
      title: 'Green curry',
      servings: '3 bowls',
      prep: '10 minutes',
      cook: '20 minutes',
      cuisine: 'Thai',
      tags: ['Main', 'Quick', 'Thai'],
      rating: 4,
      ingredients: ['Paste:', '2 tbsp curry paste', 'basil, optional', '1 Boiled rice'],
      steps: ['Fry the paste.', 'Serve.'],
      sourceName: 'Market stall',
      sourceUrl: 'https://curry.example/green',
      notes: ['Less salt next time.'],
    })
    expect(await textOf(recipe?.photos?.[0])).toBe(PICTURE)
  })
})

describe('Krecipes', () => {
  const file = `<?xml version="1.0" encoding="UTF-8" ?><krecipes version="2.0">
<krecipes-category-structure><category name="Cakes"></category></krecipes-category-structure>
<krecipes-recipe><krecipes-description><title>Poppy cake</title><author>The café</author>
<pictures><pic format="JPEG" id="1"><![CDATA[${PICTURE}]]></pic></pictures>
<category><cat>Cakes</cat></category>
<yield><amount><min>10</min><max>12</max></amount><type>slices</type></yield>
<preparation-time>01:30</preparation-time></krecipes-description>
<krecipes-ingredients><ingredient-group name="Base"><ingredient><name>flour</name><amount>2</amount><unit>cups</unit><prep>sifted</prep>
<substitutes><ingredient><name>spelt</name><amount>2</amount><unit>cups</unit></ingredient></substitutes></ingredient></ingredient-group></krecipes-ingredients>
<krecipes-instructions>Mix.
Bake.</krecipes-instructions>
<krecipes-ratings><rating><rater>Guest</rater><comment>Nice</comment><criterion><criteria><name>Taste</name><stars>3.5</stars></criteria></criterion></rating></krecipes-ratings>
</krecipes-recipe></krecipes>`

  it('reads every part, with the picture', async () => {
    expect(isTaken(krecipes, file)).toBe(true)
    const [recipe] = (await readSample(krecipes, file)).recipes
    expect(recipe).toMatchObject({
      title: 'Poppy cake',
      servings: '10-12 slices',
      prep: '01:30',
      tags: ['Cakes'],
      rating: 4,
      ingredients: ['Base:', '2 cups flour, sifted'],
      steps: ['Mix.', 'Bake.'],
      sourceName: 'The café',
      others: [
        { label: 'Alternatives', text: 'Instead of 2 cups flour, sifted: 2 cups spelt' },
        { label: 'Ratings', text: 'Guest Nice' },
      ],
    })
    expect(await textOf(recipe?.photos?.[0])).toBe(PICTURE)
  })
})

describe('CookML', () => {
  const file = `<?xml version="1.0" encoding="UTF-8" ?><!DOCTYPE cookml SYSTEM "cookml.dtd">
<cookml version="1.0.13"><recipe lang="DE">
<head title="Apfelmus" servingqty="4" servingtype="Gläser" timeallqty="30 Minuten" quality="4" createdate="2004-02-01T00:00:00">
<cat>3</cat><cat>Nachtisch</cat><hint>Apfel</hint><sourceline>Garten &amp; Küche</sourceline>
<picbin format="JPG">${PICTURE}</picbin></head>
<part title="Mus"><ingredient qty="1" unit="kg" item="Äpfel"><inote>säuerlich</inote></ingredient></part>
<preparation><text>Äpfel schälen
und kochen.

Pürieren.</text></preparation><remark>Hält sich lange.</remark></recipe></cookml>`

  it('reads every part, with the picture', async () => {
    expect(isTaken(cookMl, file)).toBe(true)
    const [recipe] = (await readSample(cookMl, file)).recipes
    expect(recipe).toMatchObject({
      title: 'Apfelmus',
      servings: '4 Gläser',
      total: '30 Minuten',
      tags: ['Nachtisch', 'Apfel'],
      ingredients: ['Mus:', '1 kg Äpfel, säuerlich'],
      steps: ['Äpfel schälen und kochen.', 'Pürieren.'],
      sourceName: 'Garten & Küche',
      notes: ['Hält sich lange.'],
      others: [
        { label: 'Category', text: '3' },
        { label: 'Quality', text: '4' },
      ],
    })
    expect(await textOf(recipe?.photos?.[0])).toBe(PICTURE)
  })
})

describe('Living Cookbook', () => {
  const file = `<?xml version="1.0" encoding="utf-8"?>
<fdx Source="Living Cookbook 2.0" FileVersion="1.2">
<Cookbooks><Cookbook Name="Family" ID="1"/></Cookbooks>
<CookbookChapters><CookbookChapter Name="Soups" ID="5" CookbookID="1"/></CookbookChapters>
<Recipes><Recipe ID="1" Name="Pea soup" Servings="4" PreparationTime="10" CookingTime="30" ReadyInTime="40"
 RecipeTypes="Soup, Cheap" Source="A calendar" WebPage="https://peas.example/soup" Yield="2 quarts" CookbookID="1" CookbookChapterID="5">
<RecipeIngredients><RecipeIngredient Quantity="" Unit="" Ingredient="Soup" Heading="Y"/>
<RecipeIngredient Quantity="2" Unit="cups" Ingredient="dried peas" Heading="N"/></RecipeIngredients>
<RecipeProcedures><RecipeProcedure Heading="N"><ProcedureText>Soak the peas.</ProcedureText></RecipeProcedure></RecipeProcedures>
<RecipeTips><RecipeTip>Add mint.</RecipeTip></RecipeTips>
<RecipeReviews><RecipeReview Rating="5" Reviewer="Guest">Loved it</RecipeReview></RecipeReviews>
<RecipeImage FileType="JPG">${PICTURE}</RecipeImage></Recipe></Recipes></fdx>`

  it('reads every part, with the picture', async () => {
    expect(isTaken(livingCookbook, file)).toBe(true)
    const [recipe] = (await readSample(livingCookbook, file)).recipes
    expect(recipe).toMatchObject({
      title: 'Pea soup',
      servings: '4',
      prep: 10,
      cook: 30,
      total: 40,
      tags: ['Soup', 'Cheap', 'Soups'],
      folder: 'Family',
      rating: 5,
      ingredients: ['Soup:', '2 cups dried peas'],
      steps: ['Soak the peas.'],
      sourceName: 'A calendar',
      sourceUrl: 'https://peas.example/soup',
      notes: ['Add mint.', 'Guest Loved it'],
      others: [{ label: 'Yield', text: '2 quarts' }],
    })
    expect(await textOf(recipe?.photos?.[0])).toBe(PICTURE)
  })
})

describe('COOKmate', () => {
  const file = `<?xml version="1.0" encoding="utf-8"?><cookbook version="60"><recipe><title>Crêpes</title>
<preptime>15 min</preptime><cooktime>20 min</cooktime><totaltime></totaltime>
<ingredient><li>250 g de farine</li><li>4 œufs</li></ingredient>
<recipetext>Mélanger.
Cuire.</recipetext><url>https://crepes.example/</url><imagepath>/mnt/sdcard/MyCookBook/images/crepes.jpg</imagepath>
<quantity>4 personnes</quantity><rating>3</rating><nutrition>200 kcal</nutrition><comments><li>Bien</li></comments>
<category>Dessert</category><tag>rapide</tag></recipe></cookbook>`

  it('reads lists and texts, with the picture of the archive', async () => {
    expect(isTaken(cookmate, file)).toBe(true)
    const [recipe] = (await readSample(cookmate, file, ['images/crepes.jpg'])).recipes
    expect(recipe).toMatchObject({
      title: 'Crêpes',
      ingredients: ['250 g de farine', '4 œufs'],
      steps: ['Mélanger.', 'Cuire.'],
      servings: '4 personnes',
      prep: '15 min',
      rating: 3,
      tags: ['Dessert', 'rapide'],
      notes: ['Bien'],
      sourceUrl: 'https://crepes.example/',
      others: [{ label: 'Nutrition', text: '200 kcal' }],
      photos: [{ name: 'images/crepes.jpg' }],
    })
  })
})
