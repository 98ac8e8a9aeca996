// A drawn page as it is kept for others: packed once, with a content policy that names its own scripts.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { languageCookie } from '#lib/i18n/remembered-language.ts';
import { paintFirst } from './paint-first.ts';
import { readCookies } from './visitor-face.ts';

export type DrawnPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
};

export type KeptPage = {
  /** 200, or 503: calls that it is made with were not answered. */
  readonly status: 200 | 503;
  readonly headers: Readonly<Record<string, string>>;
  /** The code that the language cookie should name. */
  readonly language: string;
  readonly plain: Buffer;
  readonly packed: Buffer;
};

/** The headers of a page that are kept and sent again. */
const keptHeaders = ['content-type', 'link', 'retry-after'] as const;

const pack = promisify(gzip);

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64');

/** A script that is written into the page; what only holds data is none. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * A nonce is for one answer only. In its place stand the fingerprints of the very scripts that are in the page;
 * those in files come from this origin, as they always do.
 * @internal
 */
export function policyOfScripts(policy: string, html: string): string {
  const prints = [...html.matchAll(inlineScript)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  return policy.replace(/ 'nonce-[^']*'/, prints.map((print) => ` ${print}`).join('')).replace(" 'strict-dynamic'", '');
}

const lines = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** `isToRead`: it is painted before its scripts come. Null: not a whole page, or none that says which scripts may run. */
export async function keepPage({ status, headers, body }: DrawnPage, isToRead: boolean): Promise<KeptPage | null> {
  const policy = headers['content-security-policy'];
  const type = lines(headers['content-type']).join('');
  if ((status !== 200 && status !== 503) || !type.startsWith('text/html') || typeof policy !== 'string') return null;
  const said = keptHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, lines(headers[name]).join(', ')] as const]));
  const language = lines(headers['set-cookie'])
    .map((line) => readCookies(line).get(languageCookie))
    .find((code) => code !== undefined);
  const drawn = body.toString('utf8');
  const html = isToRead ? paintFirst(drawn) : drawn;
  const plain = Buffer.from(html);
  return {
    status,
    headers: {
      ...Object.fromEntries(said),
      'content-security-policy': policyOfScripts(policy, html),
      // A browser may keep it and asks each time; nothing between may.
      ...(status === 200 ? { 'cache-control': 'private, no-cache', etag: `"${sha256(plain)}"` } : { 'cache-control': 'no-store' }),
      vary: 'accept-encoding, cookie, rsc',
    },
    language: language ?? '',
    plain,
    packed: await pack(plain, { level: 9 }),
  };
}
