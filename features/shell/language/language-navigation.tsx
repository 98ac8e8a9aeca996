'use client';
// Links and moves into another language: the cookie of the language goes along, so that the home page follows.
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

import { rememberPreference } from '#lib/session/preferences/preference-cookie.ts';
import type { LocaleEntry } from '#lib/i18n/locales.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { usePageAddress } from '#lib/i18n/place-context.ts';
import { keepForLater } from '#lib/i18n/wanted-page.ts';

const remember = ({ code }: LocaleEntry): void => rememberPreference('lang', code);

type Props = Omit<ComponentProps<typeof PageLink>, 'language'> & { readonly language: LocaleEntry };

export function LanguageLink({ language, onClick, ...rest }: Props) {
  return (
    <PageLink
      {...rest}
      language={language}
      hrefLang={language.tag}
      onClick={(event) => {
        remember(language);
        onClick?.(event);
      }}
    />
  );
}

/** Leads to a path of this site, without language, in the given one. */
export function useLanguageMove(): (language: LocaleEntry, path: string) => void {
  const [router, addressOf] = [useRouter(), usePageAddress()];
  return (language, path) => {
    remember(language);
    const address = addressOf(path, language);
    if (!keepForLater(address)) router.push(address);
  };
}
