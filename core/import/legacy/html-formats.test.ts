import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { copyMeThat } from './copymethat.ts'
import { paprikaPages } from './paprika-pages.ts'
import { recipeKeeper } from './recipe-keeper.ts'
import { isTaken, readSample } from './sample-reading.ts'
import { savedPage } from './saved-page.ts'

describe('Recipe Keeper', () => {
  const file = `<!DOCTYPE html><html><body><div class="recipe-details"><meta content="1" itemprop="recipeId">
<meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
<img src="images/1_0.jpg" class="recipe-photo"/><h2 itemprop="name">Fish &amp; chips</h2>
<div>Courses: <span itemprop="recipeCourse">Dinner</span></div>
<div>Categories: <span>Fish, Fried</span><meta content="Fish" itemprop="recipeCategory"><meta content="Fried" itemprop="recipeCategory"></div>
<div>Source: <span itemprop="recipeSource"><a href="https://fish.example/">https://fish.example/</a></span></div>
<span itemprop="recipeYield">Serves 2</span><meta content="PT10M" itemprop="prepTime"><meta content="PT0S" itemprop="cookTime">
<div class="recipe-ingredients" itemprop="recipeIngredients"><p>2 fillets</p><p></p><p>salt</p></div>
<div itemprop="recipeDirections"><p>1. Fry.</p><p></p><p>2. Serve.</p></div>
<div class="recipe-notes" itemprop="recipeNotes"><p>Hot oil!</p></div>
<meta content="500" itemprop="recipeNutCalories"><meta content="20" itemprop="recipeNutTotalFat">
<img src="images/1_0.jpg" class="recipe-photos" itemprop=photo0 /></div>
<div class="recipe-details"><h2 itemprop="name">Half a rec`

  it('reads every part, and keeps what is left of a cut page', async () => {
    expect(isTaken(recipeKeeper, file)).toBe(true)
    const { recipes } = await readSample(recipeKeeper, file, ['images/1_0.jpg'])
    expect(recipes[0]).toEqual({
      title: 'Fish & chips',
      ingredients: ['2 fillets', 'salt'],
      steps: ['1. Fry.', '2. Serve.'],
      servings: 'Serves 2',
      prep: 'PT10M',
      cook: null,
      sourceUrl: 'https://fish.example/',
      sourceName: null,
      tags: ['Fish', 'Fried', 'Dinner'],
      rating: 4,
      notes: ['Hot oil!'],
      others: [
        { label: 'Nutrition', text: 'Calories: 500; Total fat: 20' },
        { label: 'Favorite', text: 'Yes' },
      ],
      photos: [expect.objectContaining({ name: 'images/1_0.jpg' })],
      photoUrl: null,
    })
    expect(recipes[1]?.title).toBe('Half a rec')
  })
})

describe('CopyMeThat', () => {
  const file = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><body>
<div class = "recipe"><div id = "name"> Noodle bowl </div>
<div id = "link">Adapted from <a id = "original_link" href = "https://bowl.example/n">https://bowl.example/n</a></div>
<img class= "recipeImage" src = "images/bowl.jpg"/>
<div id="description">Quick</div>
<div id = "categories"><span>Tags: </span><span class = "recipeCategory">fast</span></div>
<div id = "extra_info"><span id="made_this"> I made this. </span><span id="rating">Rated <span id = "ratingValue">4</span>/5</span></div>
<div id = "servings">Servings: <a id="recipeYield">2</a></div>
<div id= "recipeIngredient_header">Ingredients</div>
<ul id = "recipeIngredients"><li class="recipeIngredient_subheader">Sauce</li><li class= "recipeIngredient">1 tbsp soy</li></ul>
<ol id = "recipeInstructions"><li class = "instruction_subheader">Cook</li><li class = "instruction">Boil.</li></ol>
<ul id = "recipeNotes"><li class = "recipeNote">More soy.</li><li class = "recipeNote">Less salt.</li></ul></div></body></html>`

  it('reads every part', async () => {
    expect(isTaken(copyMeThat, file)).toBe(true)
    const { recipes } = await readSample(copyMeThat, file, ['images/bowl.jpg'])
    expect(recipes).toEqual([
      {
        title: 'Noodle bowl',
        description: 'Quick',
        ingredients: ['Sauce:', '1 tbsp soy'],
        steps: ['Cook:', 'Boil.'],
        servings: '2',
        sourceUrl: 'https://bowl.example/n',
        tags: ['fast'],
        rating: 4,
        notes: ['More soy.\nLess salt.'],
        others: [{ label: 'CopyMeThat', text: 'I made this.' }],
        photos: [expect.objectContaining({ name: 'images/bowl.jpg' })],
        photoUrl: null,
      },
    ])
  })
})

describe('Paprika as web pages', () => {
  const file = `<!DOCTYPE html><html><head><title>Stew</title></head><body>
<div class="recipe" itemscope itemtype="http://schema.org/Recipe"><div class="infobox">
<img itemprop="image" src="Images/1/2.jpg" class="photo"/><h1 itemprop="name" class="name">Stew</h1>
<p itemprop="aggregateRating" class="rating" value="3"></p><p itemprop="recipeCategory" class="categories">Dinner, Slow</p>
<p class="metadata"><b>Prep Time:</b><span itemprop="prepTime">20 min</span><b>Servings:</b><span itemprop="recipeYield">6</span>
<b>Source:</b><a itemprop="url" href="https://stew.example/"><span itemprop="author">stew.example</span></a></p></div>
<div class="ingredientsbox"><p class="subhead">Ingredients:</p><div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>1</strong> kg beef</p><p class="line" itemprop="recipeIngredient">salt</p></div></div>
<div class="directionsbox"><p class="subhead">Directions:</p><div itemprop="recipeInstructions" class="directions text"><p class="line">Brown it.</p><p class="line">Simmer.</p></div></div>
<div class="notesbox"><div class="notes text" itemprop="comment"><p class="line">Better on day two.</p></div></div>
<div class="nutritionbox"><div class="nutrition text" itemprop="nutrition"><p class="line">400 kcal</p></div></div></div></body></html>`

  it('reads every part', async () => {
    expect(isTaken(paprikaPages, file)).toBe(true)
    const { recipes } = await readSample(paprikaPages, file, ['Images/1/2.jpg'])
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({
      title: 'Stew',
      ingredients: ['1 kg beef', 'salt'],
      steps: ['Brown it.', 'Simmer.'],
      servings: '6',
      prep: '20 min',
      rating: 3,
      tags: ['Dinner', 'Slow'],
      sourceUrl: 'https://stew.example/',
      sourceName: 'stew.example',
      notes: ['Better on day two.'],
      others: [{ label: 'Nutrition', text: '400 kcal' }],
      photos: [{ name: 'Images/1/2.jpg' }],
    })
  })
})

describe('a saved page', () => {
  const page = (body: string) => `<!DOCTYPE html>
<!-- saved from url=(0024)https://pie.example/plum -->
<html><head><title>Plum pie</title></head><body>${body}</body></html>`

  it('is read as a page of the web, with the address that the browser noted', async () => {
    const json = JSON.stringify({
      '@type': 'Recipe',
      name: 'Plum pie',
      recipeIngredient: ['500 g plums', '200 g flour', '100 g butter'],
      recipeInstructions: ['Make a dough of flour and butter.', 'Bake it with the plums for 40 minutes.'],
      recipeYield: '8',
    })
    const file = page(`<script type="application/ld+json">${json}</script>`)
    expect(isTaken(savedPage, file)).toBe(true)
    const { recipes } = await readSample(savedPage, file, [], VOCABULARY)
    expect(recipes[0]).toMatchObject({
      title: 'Plum pie',
      ingredients: ['500 g plums', '200 g flour', '100 g butter'],
      servings: 8,
      sourceUrl: 'https://pie.example/plum',
    })
  })

  it('is read from a web archive of one file', async () => {
    const json = {
      '@type': 'Recipe',
      name: 'Crêpes',
      recipeIngredient: ['250 g flour', '4 eggs', '500 ml milk'],
      recipeInstructions: ['Whisk everything to a thin batter.', 'Fry it in butter, a ladle at a time.'],
    }
    const html = `<!DOCTYPE html><html><body><script type="application/ld+json">${JSON.stringify(json)}</script></body></html>`
    const body = html.replace(/=/g, '=3D').replace('ê', '=C3=AA').replace('500 ml', '500=\r\n ml')
    const file = [
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://crepes.example/thin',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related;',
      '\ttype="text/html";',
      '\tboundary="----part----"',
      '',
      '------part----',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      body,
      '------part------',
    ].join('\r\n')
    expect(isTaken(savedPage, file)).toBe(true)
    const { recipes } = await readSample(savedPage, file, [], VOCABULARY)
    expect(recipes[0]).toMatchObject({
      title: 'Crêpes',
      ingredients: ['250 g flour', '4 eggs', '500 ml milk'],
      sourceUrl: 'https://crepes.example/thin',
    })
  })

  it('without a recipe says why', async () => {
    const { recipes, problems } = await readSample(
      savedPage,
      page('<p>Opening hours: 9 to 5.</p>'),
      [],
      VOCABULARY,
    )
    expect(recipes).toEqual([])
    expect(problems).toEqual([{ where: 'sample', reason: expect.stringMatching(/page/) }])
  })
})
