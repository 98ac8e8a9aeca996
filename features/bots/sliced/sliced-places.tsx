// The way between the pages of a kind: spot and futures, iceberg and TWAP.
import { useTranslations } from 'next-intl';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { Link } from '#lib/i18n/navigation.ts';
import { slicedHelp, slicedKinds, slicedPath, slicedPlaces, type SlicedKind, type SlicedPlace } from './sliced-kind.ts';

type Props = {
  readonly kind: SlicedKind;
  readonly place: SlicedPlace;
  /** The market of each place, as addresses have it. */
  readonly names: Readonly<Record<SlicedPlace, string>>;
};

const link =
  'rounded px-2 py-1 text-muted hover:text-primary aria-[current=page]:bg-surface-3 aria-[current=page]:text-primary max-md:py-3';

export function SlicedPlaces({ kind, place, names }: Props) {
  const t = useTranslations('plaza');
  return (
    <div className="flex flex-col gap-2 border-b border-subtle px-3 py-2.5">
      <h2 className="flex items-center gap-1 text-sm font-semibold">
        {t(`sliced.name.${kind}`)} <HelpHint to={slicedHelp[place]} />
      </h2>
      <p className="text-xs text-muted">{t(`sliced.about.${kind}`)}</p>
      <nav aria-label={t('sliced.pages')} className="flex flex-wrap gap-1 text-xs">
        {slicedPlaces.map((one) => (
          <Link key={one} href={slicedPath(kind, one, names[one])} aria-current={one === place ? 'page' : undefined} className={link}>
            {t(`place.${one}`)}
          </Link>
        ))}
        {slicedKinds
          .filter((one) => one !== kind)
          .map((one) => (
            <Link key={one} href={slicedPath(one, place, names[place])} className={`${link} ms-auto`}>
              {t(`sliced.name.${one}`)}
            </Link>
          ))}
      </nav>
    </div>
  );
}
