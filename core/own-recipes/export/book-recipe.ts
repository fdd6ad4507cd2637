import { totalOf } from '#core/contracts/total-time.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { headingText, isHeading } from '#core/recipes/heading.ts'
import { numberedSteps } from '#core/recipes/numbered-steps.ts'
import { capital } from '#core/text/capital.ts'
import * as strings from '../strings.ts'
import { element, escapeHtml } from './book-html.ts'
import type { ExportedOwn } from './exported-own.ts'

const MOST_STARS = 5

function facts({ content, marks }: ExportedOwn): string {
  const time = (minutes: number | null) => (minutes ? durationWords(minutes) : null)
  const all: [string, string | null][] = [
    [strings.serves, content.servings === null ? null : String(content.servings)],
    [strings.prep, time(content.prep_time_minutes)],
    [strings.cook, time(content.cooking_time_minutes)],
    [strings.rest, time(content.rest_time_minutes)],
    [strings.total, time(totalOf(content))],
  ]
  const words = [
    content.difficulty_level && strings.difficulties[content.difficulty_level],
    content.cuisine_type && capital(content.cuisine_type),
    ...(marks?.tags ?? []),
  ].filter((word) => word !== null)
  const stars = marks?.rating
    ? `<div><dt>${strings.rating}</dt><dd>${'★'.repeat(marks.rating)}${'☆'.repeat(MOST_STARS - marks.rating)}</dd></div>`
    : ''
  const rows = all.flatMap(([name, value]) =>
    value === null ? [] : [`<div>${element('dt', name)}${element('dd', value)}</div>`],
  )
  const tags = words.length > 0 ? `<p class="tags">${escapeHtml(words.join(' · '))}</p>` : ''
  return rows.length > 0 || stars ? `<dl class="facts">${rows.join('')}${stars}</dl>${tags}` : tags
}

/** A list for each section. */
function ingredients(lines: readonly string[]): string {
  let html = ''
  let isOpen = false
  const close = () => {
    if (isOpen) html += '</ul>'
    isOpen = false
  }
  for (const line of lines) {
    if (isHeading(line)) {
      close()
      html += element('h4', headingText(line))
      continue
    }
    if (!isOpen) html += '<ul>'
    isOpen = true
    html += element('li', line)
  }
  close()
  return `<div class="ingredients">${element('h3', strings.ingredients)}${html}</div>`
}

/** The numbers go on below a heading. */
function steps({ content, marks }: ExportedOwn): string {
  let html = ''
  let isOpen = false
  for (const [number, { heading, text, at }] of numberedSteps(content.instructions).entries()) {
    if (heading !== null) {
      html += `${isOpen ? '</ol>' : ''}${element('h4', heading)}`
      isOpen = false
    }
    if (!isOpen) html += number === 0 ? '<ol class="steps">' : `<ol class="steps" start="${number + 1}">`
    isOpen = true
    html += `<li>${escapeHtml(text)}${element('em', marks?.step_notes[String(at)])}</li>`
  }
  return `<div>${element('h3', strings.method)}${html}${isOpen ? '</ol>' : ''}</div>`
}

function notes({ marks, cookLog }: ExportedOwn, missing: number): string {
  const logged = cookLog.map(({ cooked_on, note }) => element('p', strings.cookedOn(cooked_on, note)))
  const texts = [element('p', marks?.note), ...logged].join('')
  const lost = missing > 0 ? element('p', strings.photosMissing(missing), 'class="small"') : ''
  return `${texts && `<div class="notes">${element('h3', strings.ownNotes)}${texts}</div>`}${lost}`
}

function source({ content }: ExportedOwn): string {
  const url = webAddress(content.source_url)
  const name = content.source_name ?? url ?? content.source_url
  if (!name) return ''
  const text = url
    ? `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${escapeHtml(name)}</a>`
    : escapeHtml(name)
  return `<p class="small">${strings.source}: ${text}</p>`
}

/** The page of a recipe in pieces: the first photo goes after the head, the others before the foot. */
export function recipePage(recipe: ExportedOwn, number: number, missing: number) {
  const { content, marks } = recipe
  const folder = marks?.folder ?? ''
  return {
    head:
      `<article class="page recipe" id="r${number}"><p class="eyebrow"><span>${escapeHtml(folder)}</span>` +
      `<span class="number">${number}</span></p>${element('h2', content.title)}${facts(recipe)}`,
    body:
      `${element('p', content.description, 'class="lead"')}` +
      `<div class="columns">${ingredients(content.ingredients)}${steps(recipe)}</div>${notes(recipe, missing)}`,
    foot: `${source(recipe)}<p class="small back"><a href="#contents">${strings.backToContents}</a></p></article>\n`,
  }
}
