import { createHash } from 'node:crypto';
import { languageFor } from '../../../renderer/words/languages.ts';
import { speaking } from '../../words.ts';
import { SECURITY_HEADERS } from './pages.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:18px/1.5 system-ui,sans-serif;color:#2b2320;' +
  'background:#f6efe4}main{max-width:26rem}h1{font:600 2rem/1.2 Georgia,serif;margin:0 0 .5em}a{display:block;margin-top:1.5em;padding:14px;' +
  'border-radius:10px;background:#6b2e30;color:#fff6ea;text-align:center;text-decoration:none}a:focus-visible{outline:3px solid #2b2320;outline-offset:3px}' +
  '@media (prefers-color-scheme:dark){body{color:#f3e9dc;background:#211a18}a:focus-visible{outline-color:#f3e9dc}}';

/** Nothing but the one style: no script, no picture, no form. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const CHECK_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'content-security-policy': POLICY,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
};

/**
 * Returns the page of the self-test: it says whose table the device has reached. It runs no script, so that it shows on any phone, and holds no secret.
 * @param name the table's public name
 * @param acceptLanguage the header of the request
 */
export function checkPage(name: string, acceptLanguage: string | undefined): string {
  const language = languageFor((acceptLanguage ?? '').split(',').map((one) => one.split(';')[0]?.trim() ?? ''));
  const say = speaking(language);
  const [title, text, code, join] = [say('check.reached', { name }), say('check.text'), say('check.code'), say('check.join')].map(escaped);
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p><p>${code}</p><a href="/">${join}</a></main></html>\n`
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
