// A smart portfolio is made here, of whichever coins.
import type { Metadata } from 'next';

import { CreatePortfolio } from '#features/bots/kinds/portfolio/create-portfolio.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('portfolio', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'desk', 'terminal']}>
      <CreateDesk kind="portfolio" Around={CreatePortfolio} page={page} />
    </PageMessages>
  );
}
