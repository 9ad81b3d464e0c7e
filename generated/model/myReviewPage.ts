import type { MyReview } from './myReview.ts';

/**
 * One page of the caller's reviews, newest first.
 */
export interface MyReviewPage {
  /** Rows of this page; empty when there are none. */
  list: MyReview[];
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
