// In place of a page of which nothing can be shown: its data could not be had. The server draws it, and it needs no script.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';

type Props = { /** Left out: the browser loads the address again by itself. */ readonly onAgain?: () => void };

export function UnstablePage({ onAgain }: Props) {
  const t = useTranslations('shell');
  return (
    <form data-says-unstable className="grid flex-1 place-items-center px-4 py-24 text-center">
      <div className="flex flex-col items-center gap-5">
        <span className="grid size-16 place-items-center rounded-full bg-warning-soft">
          <SiteIcon name="offline" size={30} className="text-warning" />
        </span>
        <h1 className="max-w-sm page-title">{t('netstatus.connect_unstable')}</h1>
        <button type={onAgain === undefined ? 'submit' : 'button'} onClick={onAgain} className={buttonClasses('primary')}>
          {t('netstatus.refresh')}
        </button>
      </div>
    </form>
  );
}
