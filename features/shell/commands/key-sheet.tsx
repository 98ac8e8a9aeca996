'use client';
// Every command and its key, where the keys are given and taken as well.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { commandIds, type CommandId } from '#lib/commands/commands.ts';
import { assign, chordOf, isRefused, useHotkeys } from '#lib/commands/hotkeys.ts';
import { suggestedBindings } from '#lib/commands/suggested-bindings.ts';
import { useCommandName } from './use-command-name.ts';

export default function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shell');
  const { bindings, set } = useHotkeys();
  const nameOf = useCommandName();
  /** Waits for a key to be pressed. */
  const [waiting, setWaiting] = useState<CommandId | null>(null);
  const [errorText, setErrorText] = useState('');
  const take = (id: CommandId, event: KeyboardEvent): void => {
    if (waiting !== id) return;
    const chord = chordOf(event);
    // Tab and Escape go on as always: nobody is caught here.
    if (chord === null) return;
    event.preventDefault();
    event.stopPropagation();
    const answer = assign(bindings, id, chord);
    if (isRefused(answer)) {
      setErrorText(answer.by === 'page' ? t('commands.takenByPage') : t('commands.taken', { name: nameOf(answer.by) }));
      return;
    }
    set(answer);
    setWaiting(null);
    setErrorText('');
  };
  const clear = (id: CommandId): void => set(Object.fromEntries(Object.entries(bindings).filter(([name]) => name !== id)));
  return (
    <Modal open title={t('commands.keys')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-2 text-sm">
        <p className="text-xs text-muted">{t('commands.keysAbout')}</p>
        <p role="status" className="min-h-4 text-xs text-negative">
          {errorText}
        </p>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {commandIds.map((id) => {
            const name = nameOf(id);
            const chord = bindings[id];
            return (
              <li key={id} className="flex min-h-10 items-center gap-2 border-b border-subtle max-md:min-h-12">
                <span className="flex-1">{name}</span>
                <button
                  type="button"
                  aria-label={chord === undefined ? t('commands.give', { name }) : `${t('commands.give', { name })}: ${chord}`}
                  aria-pressed={waiting === id}
                  onClick={() => setWaiting(waiting === id ? null : id)}
                  onKeyDown={(event) => take(id, event)}
                  onBlur={() => setWaiting(null)}
                  className="min-h-7 min-w-16 rounded border border-strong px-2 text-xs text-secondary hover:bg-surface-2 aria-pressed:border-accent aria-pressed:text-primary max-md:min-h-11"
                >
                  <kbd dir="ltr">{waiting === id ? t('commands.press') : (chord ?? t('commands.none'))}</kbd>
                </button>
                <button
                  type="button"
                  disabled={chord === undefined}
                  aria-label={t('commands.clear', { name })}
                  onClick={() => clear(id)}
                  className="grid size-7 place-items-center rounded text-muted hover:text-primary disabled:opacity-30 max-md:size-11"
                >
                  <X size={14} aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => set({ ...suggestedBindings })}>{t('commands.suggest')}</Button>
          <Button look="quiet" onClick={() => set({})}>
            {t('commands.clearAll')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
