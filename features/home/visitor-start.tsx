// The beginning of the front page for whoever has no account yet: what this is, the desk as it stands, and the ways in.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { CopyCommands } from './copy-commands.tsx';
import { DeskPicture } from './picture/desk-picture.tsx';
import type { PicturedMarket } from './picture/pictured-market.ts';
import { SiteLink } from './site-link.tsx';

/** As the README has it. */
const commands = 'npm ci && npm start';

type WayProps = { readonly title: string; readonly about: string; readonly children: ReactNode };

function Way({ title, about, children }: WayProps) {
  return (
    <li className="flex flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-5">
      <div className="flex-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-sm text-secondary">{about}</p>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1">{children}</div>
    </li>
  );
}

type Props = {
  /** Null: it is not known now. */
  readonly pictured: PicturedMarket | null;
  /** The way to play money; null where it is not open to the reader. */
  readonly demo: ReactNode;
};

export function VisitorStart({ pictured, demo }: Props) {
  const t = useTranslations('home');
  const [terminal, menus, security] = [useTranslations('terminal'), useTranslations('menus'), useTranslations('security')];
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h1 className="text-3xl font-semibold tracking-tight md:text-5xl">{t('headline')}</h1>
        <p className="mt-3 max-w-2xl text-secondary md:text-lg">{t('subline')}</p>
      </div>
      {pictured === null ? null : (
        <DeskPicture
          first={pictured}
          open={t('openTerminal')}
          words={{
            trades: terminal('tape.name'),
            price: terminal('priceIn', { coin: pictured.market.quoteCoin }),
            quantity: terminal('quantityIn', { coin: pictured.market.baseCoin }),
          }}
        />
      )}
      <ul className={`grid gap-4 ${demo === null ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
        <Way title={menus('tab.spot')} about={t('ways.trade')}>
          <SiteLink href="/register" className={buttonClasses('primary', 'large')}>
            {t('signUp')}
          </SiteLink>
          {pictured === null ? (
            <SiteLink href="/spot/BTCUSDT" className={buttonClasses('secondary', 'large')}>
              {t('openTerminal')}
            </SiteLink>
          ) : null}
        </Way>
        {demo === null ? null : (
          <Way title={menus('entry.demoClassic.name')} about={menus('entry.tryDemo.about')}>
            {demo}
          </Way>
        )}
        <Way title={t('ways.run')} about={t('ways.runAbout')}>
          <CopyCommands commands={commands} words={{ copy: t('ways.copy'), copied: security('recovery.copied') }} />
        </Way>
      </ul>
    </section>
  );
}
