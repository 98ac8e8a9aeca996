// A list without rows: because there are none, or because its filter hides them all.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { EmptyState } from '../empty-state.tsx';

type Props = {
  readonly view: { readonly isNarrowed: boolean; readonly onClear: () => void };
  readonly empty: string;
  readonly children?: ReactNode;
};

export function NothingLeft({ view, empty, children }: Props) {
  const t = useTranslations('terminal.filter');
  if (!view.isNarrowed) return <EmptyState text={empty}>{children}</EmptyState>;
  return (
    <EmptyState text={t('nothing')}>
      <Button size="small" onClick={view.onClear} className="max-md:h-11">
        {t('clear')}
      </Button>
    </EmptyState>
  );
}
