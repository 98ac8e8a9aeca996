// The desk of a USDC-margined contract.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../messages/page-messages.tsx';
import { FuturesDesk, futuresMetadata, type DeskProps } from '../../futures-desk.tsx';

export const generateMetadata = (page: DeskProps): Promise<Metadata> => futuresMetadata('usdc', page);

export default function UsdcPage(page: DeskProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'positions', 'ticket']}>
      <FuturesDesk line="usdc" page={page} />
    </PageMessages>
  );
}
