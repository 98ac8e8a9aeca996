// The tools at the end of the header and at the foot of the drawer: the look and the language of the site.
import { AppearanceButton } from './appearance/appearance-button.tsx';
import { CommandKeys } from './commands/command-keys.tsx';
import type { PalettePage } from './commands/command-palette.tsx';
import { LanguageButton } from './language/language-button.tsx';
import { NoticeBoardSwitch } from './notice-board/notice-board-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type Props = { /** Those of the menus, for the search. */ readonly pages: readonly PalettePage[] };

export function HeaderTools({ pages }: Props) {
  return (
    <div className="hidden items-center md:flex">
      <CommandKeys pages={pages} />
      <NoticeBoardSwitch />
      <LanguageButton />
      <AppearanceButton />
      <ThemeSwitch />
    </div>
  );
}

/** With their words: there is room for them here. */
export function DrawerTools() {
  return (
    <div className="flex flex-col border-t border-subtle p-2">
      <NoticeBoardSwitch worded />
      <LanguageButton worded />
      <AppearanceButton worded />
      <ThemeSwitch worded />
    </div>
  );
}
