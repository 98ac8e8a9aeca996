// The page for no network: one file without script or style sheet, which the service worker can keep whole.
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { localeOf } from '#lib/i18n/locales.ts';
import { readPreferences } from '#lib/session/preferences/preferences.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

// System colours: the page has to be readable in both themes without the sheet that names ours.
const style = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
  main { display: grid; place-content: center; gap: 12px; min-height: 100dvh; padding: 24px; box-sizing: border-box; text-align: center }
  h1 { margin: 0; font-size: 20px } p { margin: 0; max-width: 44ch }
  a { justify-self: center; padding: 12px 20px; border: 1px solid currentColor; border-radius: 8px; color: CanvasText; text-decoration: none }
  a:focus-visible { outline: 2px solid Highlight; outline-offset: 2px }`;

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
<style>${style}</style>
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
