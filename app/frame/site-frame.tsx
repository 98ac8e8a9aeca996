// The frame of every page: language, direction, theme, header and footer, rendered by the server so that nothing flashes.
import '@fontsource-variable/inter/wght.css';
import '../styles/fallback-fonts.css';
import '../styles/tokens.css';
import '../styles/more-contrast.css';
import '../styles/forced-colours.css';
import '../styles/print.css';

import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { BannerStrip } from '#components/ui/messages/banner-strip.tsx';
import { PartBoundary } from '#components/ui/late/part-boundary.tsx';
import { FrozenBanner } from '#features/shell/frozen-banner.tsx';
import { HeaderBanner } from '#features/shell/header-banner.tsx';
import { KoreanSuggestion } from '#features/shell/korean/korean-suggestion.tsx';
import { suggestsKorean } from '#features/shell/korean/suggests-korean.ts';
import { askDeviceOfTip } from '#features/shell/notice-board/first-paint.ts';
import { NoticeBoard } from '#features/shell/notice-board/notice-board.tsx';
import { ServiceWorkerSwitch } from '#features/shell/service-worker.tsx';
import { SiteFooter } from '#features/shell/site-footer.tsx';
import { SiteHeader } from '#features/shell/site-header.tsx';
import { Watermark } from '#features/shell/watermark.tsx';
import { TabBar } from '#features/shell/tab-bar.tsx';
import { LateWorldBand } from '#features/worlds/band/late-world-band.tsx';
import { scenarioKind } from '#lib/contract/site/scenario.ts';
import { writeNamespaces } from '#lib/i18n/catalogues.ts';
import { localeOf, localisedPath } from '#lib/i18n/locales.ts';
import { readPreferences } from '#lib/session/preferences/preferences.ts';
import { boardNotices, boardSwitchTip } from './board-notices.ts';
import { bannersAt } from '../exchange/content-answers.ts';
import { countryOf, environment, hasServiceWorker, measuresPageSpeed, monitoringDsn } from '../environment/environment.ts';
import { currentUser, modeOfSession, ownWorld } from '../exchange/exchange.ts';
import { PageMessages, shellNamespaces } from '../messages/page-messages.tsx';
import { footerNow } from '../information/guide-parameters.ts';
import { successCodes } from '../exchange/success-codes.ts';
import { priceSource } from '../exchange/price-source.ts';
import { currentSwitches } from '../exchange/site-switches.ts';
import { Providers } from './providers.tsx';
import { release } from '../environment/release.ts';
import { ReadingFonts } from '../styles/reading-fonts.tsx';
import { currentViewer } from '../access/viewer.ts';

const lookOfDevice = "if (matchMedia('(prefers-color-scheme: light)').matches) document.documentElement.dataset.theme = 'light'";

/** As the desk calls them. */
async function scenarioNames(locale: string) {
  const t = await getTranslations({ locale, namespace: 'terminal' });
  return scenarioKind.options.map((kind) => ({ kind, name: t(`source.kind.${kind}`) }));
}

export async function SiteFrame({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  const [t, words, texts, jar, asked, user, viewer, prices, switchTip, furtherCodes, switches, footer, mode, world] = await Promise.all([
    getTranslations({ locale, namespace: 'pages' }),
    getTranslations({ locale, namespace: 'shell' }),
    writeNamespaces(locale, shellNamespaces),
    cookies(),
    headers(),
    currentUser(),
    currentViewer(locale),
    priceSource(),
    boardSwitchTip(locale),
    successCodes(),
    currentSwitches(),
    footerNow(localeOf(locale).code),
    modeOfSession(),
    ownWorld(),
  ]);
  const worldId = world?.world.worldId ?? null;
  const preferences = readPreferences((name) => jar.get(name)?.value);
  const asksDevice = [
    ...(preferences.theme === 'system' ? [lookOfDevice] : []),
    ...(switchTip === null || preferences.showsNotices ? [] : [askDeviceOfTip]),
  ].join(';');
  const notices = preferences.showsNotices ? await boardNotices(locale) : null;
  const banners = await bannersAt(locale, 65);
  const sessionUser =
    user === null
      ? null
      : {
          userId: user.userInfo.userId,
          userName: user.userName,
          inDemo: viewer.inDemo,
          isSub: viewer.subAccount,
          isUnified: viewer.unifiedAccount,
          isGuest: viewer.guest,
          hasWatermark: user.accountShow.watermarkOpen,
        };
  return (
    <html
      lang={locale}
      dir={localeOf(locale).direction}
      data-theme={preferences.theme === 'light' ? 'light' : 'dark'}
      data-theme-choice={preferences.theme}
      data-colours={preferences.colours}
      data-density={preferences.density}
      {...(viewer.inDemo ? { 'data-world': 'paper' } : world === null ? {} : { 'data-world': 'own' })}
      {...(switches.registration ? {} : { 'data-registration': 'off' })}
      data-environment={environment()}
      data-release={release()}
      // For the last resort, which has no texts of its own.
      data-stopped={words('lastResort.title')}
      data-stopped-about={words('lastResort.text')}
      data-reload={words('release.reload')}
      data-monitoring={monitoringDsn() || undefined}
      data-page-speed={measuresPageSpeed() ? localisedPath(locale, '/') : undefined}
      suppressHydrationWarning
    >
      {asksDevice === '' ? null : (
        <head>
          {/* What only the device knows: this runs before anything is painted. */}
          <script nonce={asked.get('x-nonce') ?? undefined} dangerouslySetInnerHTML={{ __html: asksDevice }} />
        </head>
      )}
      <ReadingFonts tag={locale} />
      <body className="flex flex-col pb-(--tab-bar) md:pb-0">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded focus:bg-accent focus:px-3 focus:py-2 focus:text-on-accent"
        >
          {t('skip')}
        </a>
        <Providers
          key={sessionUser === null ? 'visitor' : `${sessionUser.userId} ${worldId ?? mode}`}
          language={localeOf(locale)}
          texts={texts}
          user={sessionUser}
          mode={mode}
          worldId={worldId}
          preferences={preferences}
          switchTip={switchTip}
          successCodes={furtherCodes}
        >
          <PartBoundary>
            <SiteHeader
              viewer={viewer}
              userName={user?.userName ?? null}
              avatar={user?.userAvatar ?? ''}
              mainName={user?.mainAccount?.userName ?? null}
              frozen={user?.frozen ?? false}
            />
          </PartBoundary>
          <PartBoundary>
            {user === null || user.frozenReason === '' ? null : <FrozenBanner reason={user.frozenReason} />}
            {banners.length === 0 ? null : (
              <HeaderBanner shown={banners.map(({ id }) => id).join(' ')} putAway={jar.get('banner')?.value ?? ''}>
                <BannerStrip banners={banners} name={words('banner.name')} className="min-w-0 flex-1" />
              </HeaderBanner>
            )}
            <NoticeBoard initial={notices} />
          </PartBoundary>
          {world === null ? null : (
            <div data-part="world-band" className="flex min-h-10 border-b border-subtle bg-surface-2">
              <PartBoundary>
                <PageMessages namespaces={['worldBand']}>
                  <LateWorldBand {...world} scenarios={await scenarioNames(locale)} />
                </PageMessages>
              </PartBoundary>
            </div>
          )}
          <main id="content" className="flex min-h-0 flex-1 flex-col">
            {children}
          </main>
          <PartBoundary>
            <SiteFooter source={prices?.inUse ?? null} venue={prices?.venue ?? ''} columns={footer?.value ?? []} />
            <TabBar viewer={viewer} />
          </PartBoundary>
          <PartBoundary quiet>
            {suggestsKorean({ locale, country: countryOf(asked), siteType: viewer.siteType }) ? <KoreanSuggestion /> : null}
            <ServiceWorkerSwitch on={hasServiceWorker()} />
            <Watermark />
          </PartBoundary>
        </Providers>
      </body>
    </html>
  );
}
