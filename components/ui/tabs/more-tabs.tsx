'use client';
// The tabs for which a row has no room, behind a button at its end.
import { useTranslations } from 'next-intl';

import { MenuButton } from '../menus/menu-button.tsx';

type Props<Id extends string> = {
  /** The name of the row. */
  readonly name: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly onChosen: (id: Id) => void;
  readonly className: string;
};

export function MoreTabs<Id extends string>({ name, tabs, onChosen, className }: Props<Id>) {
  const t = useTranslations('shell');
  return (
    <MenuButton
      name={`${t('tabs.more')}: ${name}`}
      label={t('tabs.more')}
      groups={[{ name, choices: tabs }]}
      chosen={null}
      onChosen={onChosen}
      className={`flex items-center gap-1 whitespace-nowrap text-muted hover:text-primary ${className}`}
      menuClassName="end-0 min-w-40 max-w-[calc(100vw-1rem)]"
    />
  );
}
