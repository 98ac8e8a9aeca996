'use client';
// The kind of order: the common ones at hand, the others in a menu that explains them.
import { useTranslations } from 'next-intl';

import { MenuButton } from '#components/ui/menus/menu-button.tsx';
import { hasText, type TextName } from '#lib/i18n/text-names.ts';

/** common: at hand. conditional: waits for a price. strategy: more than one order. */
export type KindGroup = 'common' | 'conditional' | 'strategy';
type KindChoice<Kind extends string> = { readonly name: Kind; readonly group: KindGroup };

const menuGroups = ['conditional', 'strategy'] as const;
const tab = 'h-7 border-b-2 border-transparent text-xs text-muted hover:text-primary max-md:h-11';

type Props<Kind extends string> = {
  readonly kinds: readonly KindChoice<Kind>[];
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
};

export function KindSwitch<Kind extends TextName<'ticket.kind'>>({ kinds, kind, onKind }: Props<Kind>) {
  const t = useTranslations('ticket');
  const abouts = useTranslations('ticket.kind.about');
  const textOf = (name: TextName<'ticket.kind'>): string => t(`kind.${name}`);
  const aboutOf = (name: string): { readonly about?: string } => (hasText(abouts, name) ? { about: abouts(name) } : {});
  const named = (group: KindGroup): readonly Kind[] => kinds.filter((one) => one.group === group).map(({ name }) => name);
  const other = named('common').includes(kind) ? null : kind;
  return (
    <div role="group" aria-label={t('kind.name')} className="relative flex gap-4">
      {named('common').map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onKind(one)}
          className={`${tab} aria-pressed:border-accent aria-pressed:font-medium aria-pressed:text-primary`}
        >
          {textOf(one)}
        </button>
      ))}
      <MenuButton
        name={other === null ? t('kind.more') : t('kind.moreChosen', { kind: textOf(other) })}
        label={other === null ? t('kind.others') : textOf(other)}
        groups={menuGroups.map((group) => ({
          name: t(`kind.group.${group}`),
          choices: named(group).map((id) => ({ id, label: textOf(id), ...aboutOf(id) })),
        }))}
        chosen={other}
        onChosen={onKind}
        menuClassName="inset-x-0"
        className={`${tab} flex items-center gap-1 ${other === null ? '' : 'border-accent! font-medium text-primary!'}`}
      />
    </div>
  );
}
