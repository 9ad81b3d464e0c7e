import type { Review } from './review.ts';

/**
 * One page of reviews, newest first. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.
 */
export interface ReviewPage {
  /** Rows of this page; empty when there are none. */
  list: Review[];
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
