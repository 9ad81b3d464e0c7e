import type { Address } from './address.ts';

/**
 * One page of addresses. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.
 */
export interface AddressPage {
  /** Rows of this page; empty when there are none. */
  list: Address[];
  /**
     * Rows in all pages.
     * @minimum 0
     */
  total: number;
  /** Number of this page, from 1. */
  pageNum: number;
  /** Rows requested per page. */
  pageSize: number;
  /**
     * Number of pages.
     * @minimum 0
     */
  pages: number;
  [key: string]: unknown;
 }
