// The page for no network: one file without script or style sheet, which the service worker can keep whole.
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { localeOf } from '#lib/i18n/locales.ts';
import { readPreferences } from '#lib/session/preferences/preferences.ts';
import { offlineStyle } from './offline-style.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export async function GET(_request: Request, { params }: { readonly params: Promise<{ readonly locale: string }> }): Promise<Response> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'pages' });
  const jar = await cookies();
  const { theme } = readPreferences((name) => jar.get(name)?.value);
  const scheme = theme === 'system' ? 'light dark' : theme;
  const page = `<!doctype html>
<html lang="${locale}" dir="${localeOf(locale).direction}" style="color-scheme: ${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(t('offline.title'))} · ${escaped(t('product'))}</title>
<style>${offlineStyle}</style>
</head>
<body>
<main>
<h1>${escaped(t('offline.title'))}</h1>
<p>${escaped(t('offline.text'))}</p>
<a href="">${escaped(t('offline.retry'))}</a>
</main>
</body>
</html>
`;
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}
