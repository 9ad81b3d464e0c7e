vcl 4.1;

# Varnish in front of several hosts of the shop, behind nginx or another server for TLS. Needs varnish 6 or newer and the module xkey
# (Debian: varnish, varnish-modules). Change the hosts and `purgers`. Start it with `-p http_gzip_support=off`: the shop compresses.
# For the shop set SHOP_ORIGIN, TRUSTED_PROXIES (the address of this server) and PURGE_EDGES=http://ADDRESS_OF_THIS_SERVER:6081.
# In deploy/nginx.conf the upstream `shop` is this server then, without proxy_cache for pages.

import directors;
import std;
import xkey;

probe ready {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend host_1 { .host = "127.0.0.1"; .port = "4173"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 10s; }
backend host_2 { .host = "127.0.0.1"; .port = "4174"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 10s; }
backend host_3 { .host = "127.0.0.1"; .port = "4175"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 10s; }

# Who may purge: the hosts of the shop.
acl purgers {
    "127.0.0.1";
}

sub vcl_init {
    new shop = directors.round_robin();
    shop.add_backend(host_1);
    shop.add_backend(host_2);
    shop.add_backend(host_3);
}

sub vcl_recv {
    set req.backend_hint = shop.backend();

    # The shop sends this when pages have expired. They are renewed by the next request, and stay for an outage.
    if (req.method == "PURGE") {
        # What a proxy of this machine passes on is of a client.
        if (client.ip !~ purgers || req.http.X-Forwarded-Proto || req.http.X-Request-Id || !req.http.X-Purge-Tags) {
            return (synth(403, "Forbidden"));
        }
        return (synth(200, "Purged " + xkey.softpurge(req.http.X-Purge-Tags)));
    }
    # What clients claim to be has no meaning.
    unset req.http.X-Purge-Tags;
    unset req.http.xkey;

    # As many entries as there are codings.
    if (req.http.Accept-Encoding ~ "\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # Calls, and pages of members and providers' callbacks, are for one client.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url ~ "^/api/" || req.url ~ "(?i)^(/[a-z-]+)?/(order/|users(/|\?|$)|middlewares/)") {
        return (pass);
    }
    # Pages of everybody are identical for everybody.
    unset req.http.Cookie;
    unset req.http.Authorization;
    unset req.http.Authori-zation;

    # While hosts are up, as long as the shop says; otherwise the last good page.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
    return (hash);
}

sub vcl_backend_response {
    # For an outage only: see req.grace.
    set beresp.grace = 1h;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    unset beresp.http.Set-Cookie;

    # A page that is renewed in the background stays if that fails.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.status >= 500 || beresp.http.Cache-Control ~ "no-store|private|no-cache") {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        return (deliver);
    }
}

sub vcl_deliver {
    # Tags say what the shop is made of, and how to fill a cache.
    unset resp.http.Cache-Tag;
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
