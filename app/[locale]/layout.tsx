// The frame of every page: language, direction, theme, header and footer, rendered by the server so that nothing flashes.
import '@fontsource-variable/inter/wght.css';
import '../styles/tokens.css';

import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { ServiceWorkerSwitch } from '#features/shell/service-worker.tsx';
import { SiteFooter } from '#features/shell/site-footer.tsx';
import { SiteHeader } from '#features/shell/site-header.tsx';
import { TabBar } from '#features/shell/tab-bar.tsx';
import { writeNamespaces } from '#lib/i18n/catalogues.ts';
import { localeOf, localeTable } from '#lib/i18n/locales.ts';
import { environment, hasServiceWorker, monitoringDsn } from '../environment.ts';
import { currentUser } from '../exchange.ts';
import { shellNamespaces } from '../page-messages.tsx';
import { currentViewer } from '../viewer.ts';
import { Providers } from '../providers.tsx';

type Props = { readonly children: ReactNode; readonly params: Promise<{ locale: string }> };

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'pages' });
  return { title: { default: t('title'), template: `%s · ${t('product')}` }, description: t('description') };
}

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!localeTable.some(({ tag }) => tag === locale)) notFound();
  setRequestLocale(locale);
  const [t, jar, user] = [await getTranslations('pages'), await cookies(), await currentUser()];
  const theme = jar.get('theme')?.value === 'light' ? 'light' : 'dark';
  const sessionUser = user === null ? null : { userId: user.userInfo.userId, userName: user.userName };
  const viewer = await currentViewer(locale, user);
  return (
    <html
      lang={locale}
      dir={localeOf(locale).direction}
      data-theme={theme}
      data-environment={environment()}
      data-monitoring={monitoringDsn() || undefined}
      suppressHydrationWarning
    >
      <body className="flex flex-col pb-(--tab-bar) md:pb-0">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded focus:bg-accent focus:px-3 focus:py-2 focus:text-on-accent"
        >
          {t('skip')}
        </a>
        <Providers locale={locale} texts={writeNamespaces(locale, shellNamespaces)} user={sessionUser}>
          <SiteHeader viewer={viewer} userName={user?.userName ?? null} />
          <main id="content" className="flex min-h-0 flex-1 flex-col">
            {children}
          </main>
          <SiteFooter />
          <TabBar viewer={viewer} />
          <ServiceWorkerSwitch on={hasServiceWorker()} />
        </Providers>
      </body>
    </html>
  );
}
