// Every page under a language stands in the frame of the site.
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { localeTable } from '#lib/i18n/locales.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { currentViewer } from '../access/viewer.ts';
import { ownWorld } from '../exchange/exchange.ts';

type Props = { readonly children: ReactNode; readonly params: Promise<{ locale: string }> };

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'pages' });
  const [{ inDemo }, world] = await Promise.all([currentViewer(locale), ownWorld()]);
  // In front, where a narrow tab still shows it.
  const demo =
    world !== null ? `[${world.world.name}] ` : inDemo ? `[${(await getTranslations({ locale, namespace: 'menus' }))('demo')}] ` : '';
  return {
    title: { default: `${demo}${t('title')}`, template: `${demo}%s · ${t('product')}` },
    description: t('description'),
    ...(inDemo || world !== null ? { robots: { index: false } } : {}),
  };
}

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!localeTable.some(({ tag }) => tag === locale)) notFound();
  setRequestLocale(locale);
  return <SiteFrame locale={locale}>{children}</SiteFrame>;
}
