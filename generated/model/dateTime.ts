
/**
 * Point in time, `yyyy-MM-dd HH:mm:ss`, in the zone GMT+8.
 * @pattern ^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$
 */
export type DateTime = string;
