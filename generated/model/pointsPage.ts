import type { PointsEntry } from './pointsEntry.ts';

/**
 * One page of points entries, the latest first. Pagination fields that a backend may add are unreliable and not part of the contract.
 */
export interface PointsPage {
  /** Rows of this page; empty when there are none. */
  list: PointsEntry[];
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
