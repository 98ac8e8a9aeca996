'use client';
// Listens for the keys of the whole page: the search, the sheet of keys, and whatever somebody has given a key to.
import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { runCommand, useCommand } from '#lib/commands/commands.ts';
import { chordOf, commandOf, useHotkeys } from '#lib/commands/hotkeys.ts';
import { changeLook, otherTheme } from '../appearance/look.ts';
import { toolClasses } from '../tool-classes.ts';
import { useCommandView } from './command-view.ts';
import type { PalettePage } from './command-palette.tsx';

const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = dynamic(loadPalette, { ssr: false });
const KeySheet = dynamic(() => import('./key-sheet.tsx'), { ssr: false });

/** Keys belong to whoever is being typed into, and to a dialog while one is open. */
const isTaken = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) ||
  target.isContentEditable ||
  target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select') ||
  document.querySelector('dialog:modal') !== null;

export function CommandKeys({ pages }: { readonly pages: readonly PalettePage[] }) {
  const t = useTranslations('shell');
  const { open, show } = useCommandView();
  useCommand('switchTheme', () => changeLook('theme', otherTheme()));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const chord = chordOf(event);
      if (chord === null || event.defaultPrevented || event.repeat) return;
      if (chord === 'Ctrl+K') {
        event.preventDefault();
        useCommandView.getState().show('palette');
        return;
      }
      if (isTaken(event.target)) return;
      const command = commandOf(useHotkeys.getState().bindings, chord);
      if (chord !== '?' && command === null) return;
      event.preventDefault();
      if (command === null) useCommandView.getState().show('keys');
      else runCommand(command);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        onPointerEnter={() => void loadPalette()}
        onClick={() => show('palette')}
        aria-label={t('commands.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('commands.open')} (Ctrl K)`}
        className={toolClasses(false)}
      >
        <Search size={17} aria-hidden />
      </button>
      {open === 'palette' ? <CommandPalette pages={pages} onClose={() => show(null)} onKeys={() => show('keys')} /> : null}
      {open === 'keys' ? <KeySheet onClose={() => show(null)} /> : null}
    </>
  );
}
