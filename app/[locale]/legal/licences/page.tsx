// The software that ships with the product, by whom, and under which licence.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { ColumnHead } from '#components/ui/column-head.tsx';
import { publicPage } from '../../../metadata/public-page.ts';
import { shippedPackages } from './shipped-packages.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages');
  const [title, description] = [t('licences'), t('licencesAbout')];
  return { title, description, ...(await publicPage({ path: '/legal/licences', title, description })) };
}

export default async function LicencesPage() {
  const t = await getTranslations('pages');
  return (
    <div className="page-text px-4 py-10">
      <h1 className="page-title">{t('licences')}</h1>
      <p className="mt-3 text-secondary">{t('licencesAbout')}</p>
      <section className="mt-8 rounded-xl border border-subtle bg-surface-1 p-5 text-sm" lang="en" dir="ltr">
        <h2 className="font-semibold">TradingView Lightweight Charts™</h2>
        <p className="mt-2 text-secondary">Copyright (c) 2025 TradingView, Inc.</p>
        <a href="https://www.tradingview.com/" className="mt-1 inline-block text-accent hover:underline">
          https://www.tradingview.com/
        </a>
        <h2 className="mt-5 font-semibold">web3icons</h2>
        <p className="mt-2 text-secondary">The marks of coins. MIT License, Copyright (c) 0xa3k5.</p>
        <a href="https://github.com/0xa3k5/web3icons" className="mt-1 inline-block text-accent hover:underline">
          https://github.com/0xa3k5/web3icons
        </a>
        <h2 className="mt-5 font-semibold">SecLists</h2>
        <p className="mt-2 text-secondary">
          Common passwords that are refused here: the 3,000 most common ones of 15 or more characters of the 10 million password list, in
          small letters, by OWASP, Daniel Miessler and Jason Haddix. Creative Commons Attribution-ShareAlike 3.0; the shortened list is
          under the same license.
        </p>
        <div className="mt-1 flex flex-col items-start">
          <a href="https://github.com/danielmiessler/SecLists" className="inline-block text-accent hover:underline">
            https://github.com/danielmiessler/SecLists
          </a>
          <a href="https://creativecommons.org/licenses/by-sa/3.0/" className="inline-block text-accent hover:underline">
            https://creativecommons.org/licenses/by-sa/3.0/
          </a>
        </div>
      </section>
      <table className="mt-6 w-full text-sm" dir="ltr">
        <caption className="sr-only">{t('licences')}</caption>
        <thead className="text-xs text-muted">
          <tr className="h-9 border-b border-subtle">
            <ColumnHead place="text-start">{t('package')}</ColumnHead>
            <ColumnHead place="text-start">{t('version')}</ColumnHead>
            <ColumnHead place="text-start">{t('licence')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {shippedPackages().map(({ name, version, licence }) => (
            <tr key={`${name}@${version}`} className="h-9 border-b border-subtle">
              <th scope="row" className="pe-3 text-start font-normal wrap-anywhere">
                {name}
              </th>
              <td className="pe-3 text-muted">{version}</td>
              <td className="text-secondary">{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
