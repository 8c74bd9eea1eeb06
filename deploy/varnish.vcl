# Varnish in front of the site, as one place of a content network does it (docs/cdn.md); Fastly speaks nearly the same
# language. It goes to /etc/varnish/default.vcl, and varnishd is started with -p http_gzip_support=off: the site has
# compressed what gains by it, also with brotli. `test/varnish.test.ts` tries it.
#
# What may be kept and how long, the site says itself; nothing here knows an address of a page.
# The site needs SHARED_CACHE_SECONDS=2, and TRUST_PROXY with the address of Varnish.
vcl 4.1;

import std;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 15s;
    .probe = {
        .url = "/robots.txt";
        .interval = 2s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

# Who may have a copy thrown away: curl -X PURGE http://127.0.0.1:6081/media/u/name.avif
acl operators {
    "localhost";
}

sub vcl_recv {
    # What somebody outside says about who they are counts for nothing.
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.traceparent;

    if (req.method == "PURGE") {
        if (client.ip !~ operators) {
            return (synth(405));
        }
        ban("obj.http.X-Izz-Path == " + regsub(req.url, "\?.*$", ""));
        return (synth(204));
    }

    # Browsers word it in many ways, and there are three answers.
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0)") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # Of all cookies a page that may be kept depends on this one alone. The site reads it by the same expression.
    std.collect(req.http.Cookie, "; ");
    unset req.http.X-Izz-Theme;
    if (req.http.Cookie ~ "(?:^|; ?)izz-theme=(light|dark)(?:;|$)") {
        set req.http.X-Izz-Theme = regsub(req.http.Cookie, "^.*?(?:^|; ?)izz-theme=(light|dark)(?:;|$).*$", "\1");
    }

    # While the site answers, a copy that is too old is asked for anew, and whoever comes first waits for that.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }

    # Calls are never kept, and nobody waits for the call of somebody else.
    if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/(api|actions)/") {
        return (pass);
    }
    return (hash);
}

# The built-in part adds address and host.
sub vcl_hash {
    hash_data(req.http.Accept-Encoding);
    hash_data(req.http.X-Izz-Theme);
}

sub vcl_backend_fetch {
    unset bereq.http.X-Izz-Theme;
}

sub vcl_backend_response {
    # What it names is in the key: the encoding, and of the cookies the theme. Visitors are told it as the site says it.
    set beresp.http.X-Izz-Vary = beresp.http.Vary;
    unset beresp.http.Vary;
    set beresp.http.X-Izz-Path = regsub(bereq.url, "\?.*$", "");

    # Nothing is kept on a guess.
    if (!beresp.http.Cache-Control) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    # Copies stay for a week: to ask with their ETag, and to be given while the site is away.
    set beresp.grace = 7d;
    set beresp.keep = 7d;
}

sub vcl_deliver {
    set resp.http.Vary = resp.http.X-Izz-Vary;
    if (resp.http.Vary == "") {
        unset resp.http.Vary;
    }
    unset resp.http.X-Izz-Vary;
    unset resp.http.X-Izz-Path;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}

# The site is away and there is no copy.
sub vcl_backend_error {
    set beresp.status = 503;
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.http.X-Content-Type-Options = "nosniff";
    if (bereq.http.Accept ~ "text/html") {
        set beresp.http.Content-Type = "text/html; charset=utf-8";
        set beresp.http.Content-Security-Policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
        synthetic(std.fileread("/srv/izz/current/deploy/answers/503.html"));
    } else {
        set beresp.http.Content-Type = "application/json; charset=utf-8";
        synthetic(std.fileread("/srv/izz/current/deploy/answers/503.json"));
    }
    return (deliver);
}
