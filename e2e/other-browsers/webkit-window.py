#!/usr/bin/python3
# WebKitGTK for WebKitWebDriver. Debian's MiniBrowser forgets everything when it is driven; this keeps what pages store in a folder, so that it
# can be ended and opened again. usage: webkit-window.py FOLDER [FEATURE ...], which WebKitGTK has and leaves off.
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder, *asked = sys.argv[1:]
kept = WebKit2.WebsiteDataManager(base_data_directory=f'{folder}/data', base_cache_directory=f'{folder}/cache')
context = WebKit2.WebContext(website_data_manager=kept)
context.set_automation_allowed(True)
# Pages that were left must not live on: one that sleeps with a transaction of IndexedDB open lets nobody else into that database.
settings = WebKit2.Settings(enable_page_cache=False)
features = WebKit2.Settings.get_all_features()
for feature in (features.get(place) for place in range(features.get_length())):
    if feature.get_identifier() in asked:
        settings.set_feature_enabled(feature, True)


def open_view(*_):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    return view


def on_started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


context.connect('automation-started', on_started)
Gtk.main()
