'use client';
// Around the page on which a portfolio is made.
import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { portfolioForm } from './portfolio-form.ts';

export const CreatePortfolio = (props: CreateProps) => <CreateBot form={portfolioForm} {...props} />;
