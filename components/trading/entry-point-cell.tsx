// The entry point of an order in a list: the site, an app, a program, or the exchange itself.
import { useTranslations } from 'next-intl';

import { entryPointName } from './entry-point-name.ts';

export function EntryPointCell({ code }: { readonly code: number | undefined }) {
  const t = useTranslations('terminal.entryPoint');
  const name = entryPointName(code);
  return <span className="text-secondary">{name === '' ? '—' : t(name)}</span>;
}
