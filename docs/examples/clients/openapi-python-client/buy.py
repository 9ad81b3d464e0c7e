"""Buys the first product of the shop with the client of openapi-python-client, and shows two failures.

Every answer has HTTP status 200: a failure is the other kind of answer, with the code in the body.
"""

import json
import os

from shop_client import AuthenticatedClient, Client
from shop_client.api.address import address_list
from shop_client.api.cart import cart_list, cart_save
from shop_client.api.login import email_login, login_methods
from shop_client.api.order import order_center_counts, order_create, pre_order_create
from shop_client.api.product import product_categories, product_detail, product_list
from shop_client.api.user import user_info
from shop_client.models import (
    CartAddItem,
    EmailLogin,
    Failure,
    OrderCreate,
    PayChannel,
    PayType,
    PreOrderCreate,
    PreOrderItem,
    PreOrderType,
)


def report(*values):
    print(json.dumps(values))


def report_failure(call, answer):
    assert isinstance(answer, Failure)
    report(call, "failure", answer.code, answer.message)


def data_of(answer):
    """The data of a success; a failure is an error."""
    if isinstance(answer, Failure):
        raise RuntimeError(answer)
    return answer.data


shop = os.environ["SHOP_URL"]
# A token that nobody has is a guest's.
guest = AuthenticatedClient(base_url=shop, token="", prefix="", auth_header_name="Authori-zation")

page = data_of(product_list.sync(client=guest, limit=3))
card = page.list_[0]
report("productList", page.total, card.store_name, card.price, card.ot_price)

product = data_of(product_detail.sync(card.id, client=guest))
sku = min(product.product_value.additional_properties.values(), key=lambda one: one.id)
report("productDetail", product.product_info.store_name, product.product_info.price, sku.id, sku.weight)

categories = data_of(product_categories.sync(client=guest))
report("productCategories", len(categories), categories[0].name, len(categories[0].child_list))

ways = data_of(login_methods.sync(client=Client(base_url=shop)))
report("loginMethods", ways.google_open, ways.facebook_app_id, ways.visitor_open)

# A guest has no account, and this product does not exist.
report_failure("userInfo", user_info.sync(client=guest))
report_failure("productDetail", product_detail.sync(99999999, client=guest))

person = EmailLogin(email=os.environ["SHOP_EMAIL"], password=os.environ["SHOP_PASSWORD"])
session = data_of(email_login.sync(client=Client(base_url=shop), body=person))
report("emailLogin", session.uid, session.nike_name, session.email, session.phone, session.type_)
member = AuthenticatedClient(base_url=shop, token=session.token, prefix="", auth_header_name="Authori-zation")

user = data_of(user_info.sync(client=member))
report("userInfo", user.nickname, user.email, user.user_type, user.integral)

counts = data_of(order_center_counts.sync(client=member))
report("orderCenterCounts", counts.un_paid_count, counts.refund_count)

book = data_of(address_list.sync(client=member))
home = book.list_[0]
report("addressList", book.total, home.real_name, home.post_code, home.is_default)

item = CartAddItem(product_id=card.id, product_attr_unique=sku.id, cart_num=2)
data_of(cart_save.sync(client=member, body=[item]))
report("cartSave")

store = data_of(cart_list.sync(client=member, is_valid=True))[0]
line = store.cart_info_list[0]
report("cartList", store.mer_name, line.product_attr_unique, line.price, line.cart_num)

lines = PreOrderCreate(
    pre_order_type=PreOrderType.SHOPPING_CART, order_details=[PreOrderItem(shopping_cart_id=line.id)]
)
pre_order_no = data_of(pre_order_create.sync(client=member, body=lines)).pre_order_no
report("preOrderCreate", pre_order_no)

order = OrderCreate(
    pre_order_no=pre_order_no, address_id=home.id, pay_type=PayType.CARD, pay_channel=PayChannel.PC
)
report("orderCreate", data_of(order_create.sync(client=member, body=order)).order_no)
