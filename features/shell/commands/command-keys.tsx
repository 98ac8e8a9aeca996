'use client';
// Listens for the keys of the whole page: the search, the sheet of keys, and whatever somebody has given a key to.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { onDemand } from '#components/ui/on-demand.tsx';
import { useCommand } from '#lib/commands/commands.ts';
import { changeLook, otherTheme } from '../appearance/look.ts';
import { SiteIcon } from '#components/ui/site-icon.tsx';
import { toolClasses } from '../tool-classes.ts';
import { useCommandView } from './command-view.ts';
import type { PalettePage } from './command-palette.tsx';

const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = onDemand(loadPalette);
const KeySheet = onDemand(() => import('./key-sheet.tsx'));

const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

const loadKeys = () => import('./press-key.ts');

export function CommandKeys({ pages }: { readonly pages: readonly PalettePage[] }) {
  const t = useTranslations('shell');
  const { open, show } = useCommandView();
  useCommand('switchTheme', () => changeLook('theme', otherTheme()));
  useEffect(() => {
    let pressKey: ((event: KeyboardEvent) => void) | null = null;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat) return;
      if (isSearch(event)) {
        event.preventDefault();
        useCommandView.getState().show('palette');
        return;
      }
      if (pressKey !== null) {
        pressKey(event);
        return;
      }
      loadKeys().then(
        (loaded) => {
          pressKey = loaded.pressKey;
          pressKey(event);
        },
        () => undefined,
      );
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
        <SiteIcon name="search" />
      </button>
      {open === 'palette' ? <CommandPalette pages={pages} onClose={() => show(null)} onKeys={() => show('keys')} /> : null}
      {open === 'keys' ? <KeySheet onClose={() => show(null)} /> : null}
    </>
  );
}
