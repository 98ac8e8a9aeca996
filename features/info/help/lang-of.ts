// The language in which a text is marked where it is not the page's own.
import { localeOf } from '#lib/i18n/locales.ts';

export const langOf = (written: string, page: string): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } =>
  written === page ? {} : { lang: written, dir: localeOf(written).direction };
