// The way between the pages of copy trading.
import { useTranslations } from 'next-intl';

import { Link } from '#lib/i18n/navigation.ts';
import { copyPath, copyPlaces, type CopyPlace } from './copy-trading-paths.ts';

type Props = {
  readonly place: CopyPlace;
  /** Left out: all of them. */
  readonly places?: readonly CopyPlace[];
};

export function CopyPlaces({ place, places = copyPlaces }: Props) {
  const t = useTranslations('leaderRecords');
  return (
    <nav aria-label={t('places')} className="flex gap-4 text-sm">
      {places.map((one) => (
        <Link
          key={one}
          href={copyPath[one]}
          aria-current={one === place ? 'page' : undefined}
          className="border-b-2 border-transparent py-1 text-muted hover:text-primary aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-primary max-md:py-3"
        >
          {t(`place.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
