// What stands at the end of the header and at the foot of the drawer: how the site looks and speaks.
import { AppearanceDialog } from './appearance/appearance-dialog.tsx';
import { LanguageDialog } from './language/language-dialog.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function HeaderTools() {
  return (
    <div className="hidden items-center md:flex">
      <LanguageDialog />
      <AppearanceDialog />
      <ThemeSwitch />
    </div>
  );
}

/** With their words: there is room for them here. */
export function DrawerTools() {
  return (
    <div className="flex flex-col border-t border-subtle p-2">
      <LanguageDialog worded />
      <AppearanceDialog worded />
      <ThemeSwitch worded />
    </div>
  );
}
