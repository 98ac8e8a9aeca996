'use client';
// Listens for the keys of the whole page: the search, the sheet of keys, and whatever somebody has given a key to.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { lateDialog, lateExtra } from '#components/ui/late/late-part.tsx';
import { LateRetry } from '#components/ui/late/late-retry.tsx';
import { useCommand, useOffered } from '#lib/commands/commands.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { changeLook, otherTheme } from '../appearance/look.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { toolClasses } from '../tool-classes.ts';
import { useCommandView } from './command-view.ts';
import type { PalettePage } from './command-palette.tsx';

const CommandPalette = lateDialog(async () => (await import('./command-palette.tsx')).default);
const KeyOffer = lateExtra(async () => (await import('./key-offer.tsx')).default);
const KeySheet = lateDialog(async () => (await import('./key-sheet.tsx')).default);

const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

const pressing = lateCode(() => import('./press-key.ts'));
/** Keys without an effect of their own are not missed: only the sheet's key, and keys that somebody has given to commands. */
const isMissed = ({ key }: KeyboardEvent): boolean => key === '?' || localStorage.getItem('hotkeys') !== null;

export function CommandKeys({ pages }: { readonly pages: readonly PalettePage[] }) {
  const t = useTranslations('shell');
  const { open, show } = useCommandView();
  const mayTrade = useOffered(({ offers }) => offers.has('buy'));
  const [missed, setMissed] = useState(false);
  useCommand('switchTheme', () => changeLook('theme', otherTheme()));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat) return;
      if (isSearch(event)) {
        event.preventDefault();
        useCommandView.getState().show('palette');
        return;
      }
      const keys = pressing.code();
      if (keys !== null) return keys.pressKey(event);
      pressing.fetch().then(
        ({ pressKey }) => pressKey(event),
        () => setMissed(event.target === document.body && isMissed(event)),
      );
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        onPointerEnter={CommandPalette.prepare}
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
      {missed ? (
        <LateRetry
          onLeave={() => setMissed(false)}
          onAgain={() =>
            void pressing.fetch().then(
              () => setMissed(false),
              () => undefined,
            )
          }
        />
      ) : null}
      {mayTrade ? <KeyOffer /> : null}
      {open === 'keys' ? <KeySheet onClose={() => show(null)} /> : null}
    </>
  );
}
