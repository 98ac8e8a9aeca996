// A page of words alone: one file, which needs nothing else of the server and can be kept whole.
import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { localeOf } from '#lib/i18n/locales.ts';
import { readPreferences } from '#lib/session/preferences/preferences.ts';
import { offlineStyle } from '../[locale]/offline/offline-style.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Words = { readonly title: string; readonly text: string; /** Asks for the same address again. */ readonly again: string };

type Answer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> };

/** Search engines do not keep it. It asks for the same address by itself when the network is back. */
export async function plainPage(
  locale: string,
  { title, text, again }: Words,
  { status = 200, headers: further }: Answer = {},
): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'pages' });
  const [jar, asked] = [await cookies(), await headers()];
  const { theme } = readPreferences((name) => jar.get(name)?.value);
  const scheme = theme === 'system' ? 'light dark' : theme;
  const page = `<!doctype html>
<html lang="${locale}" dir="${localeOf(locale).direction}" style="color-scheme: ${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(t('product'))}</title>
<style>${offlineStyle}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<a href="">${escaped(again)}</a>
</main>
<script nonce="${escaped(asked.get('x-nonce') ?? '')}">addEventListener('online', () => location.reload())</script>
</body>
</html>
`;
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...further } });
}
