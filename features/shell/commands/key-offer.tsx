'use client';
// Offers the suggested keys where there is something to trade with them: a single time on a device, to somebody who has no keys yet.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useHotkeys } from '#lib/commands/hotkeys.ts';
import { keyOfferName, offersKeys, useKeyOffer } from '#lib/session/notices/key-offer.ts';
import { suggestedBindings } from '#lib/commands/suggested-bindings.ts';
import { markSaid } from '#lib/session/notices/once.ts';
import { useCommandView } from './command-view.ts';
import { useCommandName } from './use-command-name.ts';

/** The keys that say most of the others. */
const shown = ['buy', 'sell', 'cancelLast', 'focusPrice'] as const;

export default function KeyOffer() {
  const t = useTranslations('shell');
  const nameOf = useCommandName();
  const { bindings, set } = useHotkeys();
  const [isOpen, setOpen] = useState(() => offersKeys(bindings));
  useEffect(() => {
    if (!isOpen) return undefined;
    markSaid(keyOfferName);
    useKeyOffer.setState({ isOpen });
    return () => useKeyOffer.setState({ isOpen: false });
  }, [isOpen]);
  if (!isOpen) return null;
  const use = (): void => {
    set({ ...suggestedBindings });
    setOpen(false);
    // There they are seen, and changed.
    useCommandView.getState().show('keys');
  };
  return (
    <section
      aria-label={t('commands.keys')}
      className="fixed start-4 bottom-10 z-30 flex w-72 flex-col gap-3 rounded-lg border border-strong bg-surface-2 p-3 text-xs shadow-xl max-xl:hidden"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-medium">{t('commands.keys')}</h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => setOpen(false)}
          className="grid size-7 place-items-center rounded text-muted hover:text-primary"
        >
          <X size={14} aria-hidden />
        </button>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5">
        {shown.map((id) => (
          <li key={id} className="flex items-center gap-2 text-secondary">
            <kbd dir="ltr" className="min-w-6 rounded border border-strong px-1.5 text-center text-2xs text-primary">
              {suggestedBindings[id]}
            </kbd>
            {nameOf(id)}
          </li>
        ))}
      </ul>
      <Button size="small" look="primary" onClick={use}>
        {t('commands.suggest')}
      </Button>
    </section>
  );
}
