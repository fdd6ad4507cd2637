import type { FetchedPage } from './fetch-page.ts'

const LONGEST = 200_000
/** What the services that guard sites put into the page that asks for proof. */
const MARKS =
  /cdn-cgi\/challenge-platform|cf[-_]chl|__cf_chl|captcha-delivery\.com|px-captcha|_incapsula_resource|sucuri_cloudproxy|aws-waf-token|hcaptcha\.com\/1\/api|g-recaptcha|turnstile\/v0|verify(?:ing)? (?:that )?you are human|checking your browser|enable javascript and cookies to continue/i

/** Whether a refusal asks visitors to prove that they're human: a browser gets in, and we don't. */
export function isChallenge({ status, headers, bytes }: Pick<FetchedPage, 'status' | 'headers' | 'bytes'>) {
  if (/challenge/i.test(headers['cf-mitigated'] ?? '')) return true
  if (status !== 401 && status !== 403 && status !== 429 && status !== 503) return false
  return MARKS.test(new TextDecoder().decode(bytes.subarray(0, LONGEST)))
}
